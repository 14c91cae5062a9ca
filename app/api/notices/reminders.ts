import { calls } from '../declare/calls.ts';
import { flag, nothing, text } from '../wire/scalars.ts';
import { shape } from '../wire/shapes.ts';
import { service, ServiceReminder } from '../services/shapes.ts';

const { query, mutation } = calls('reminders');

export const reminders = {
  /** Whether the reminder of this title has been read. */
  isRead: query('GET /api/reminder/getReminder', {
    query: { title: text },
    result: flag,
    isShell: true,
    cites: 'R-122 R-210 A-35',
    spec: 'getReminder',
  }),
  markRead: mutation('GET /api/reminder/insert', {
    query: { title: text },
    result: nothing,
    isShell: true,
    cites: 'R-123 R-210 A-35 A-36',
    spec: 'insertReminder',
  }),
  services: query('GET /api/reminder/advanced/service', {
    result: ServiceReminder,
    isShell: true,
    cites: 'R-125 R-210',
    spec: 'getAdvancedServiceReminder',
  }),
  markServiceRead: mutation('POST /api/reminder/advanced/service/record', {
    body: shape({ service }),
    result: nothing,
    isShell: true,
    cites: 'R-125 R-210 G-06',
    spec: 'recordAdvancedServiceReminder',
  }),
  /** Another notice of the service, of which only the calls are known. */
  hasMobdnaNotice: query('GET /api/mobdna/notice/check', { result: flag, cites: 'R-197 A-35', spec: 'checkMobdnaNotice' }),
  answerMobdnaNotice: mutation('POST /api/mobdna/notice/event', {
    query: { eventId: text },
    result: nothing,
    cites: 'R-197 A-35',
    spec: 'reportMobdnaNoticeEvent',
  }),
};
