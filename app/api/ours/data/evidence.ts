import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { flag, integer, moment, oneOf, text } from '../../wire/scalars.ts';
import { device } from '../../wire/sensitive.ts';
import { list, maybe, named, page, shape } from '../../wire/shapes.ts';
import { paging } from '../../paging.ts';
import { scope } from '../../reports/shapes.ts';

const { query, download } = calls('reports', { isOurs: true });

const app = { app: integer };
const asked = { ...scope, reasons: maybe(list(text)) };

/** An install that was not trusted. */
export const EvidenceRecord = shape({
  id: text,
  /** Of the click that claimed the install. */
  clickedAt: named('clickTime', moment),
  at: named('time', moment),
  /** Between the two. */
  seconds: named('interval', integer),
  channel: named('channelName', text),
  /** What the channel bought from. */
  sub: named('subChannel', text),
  campaign: named('campaignName', text),
  model: text,
  /** Shortened, as in the file. */
  device,
  /** The whole id, for who may open the journey of the device while its logs are stored. */
  deviceId: maybe(device),
  reason: oneOf('clickInjection', 'clickFlood', 'emulator', 'repeatedDevice'),
  /** In real time; otherwise it was flagged after attribution. */
  isBlocked: named('blocked', flag),
});
export type EvidenceRecord = ValueOf<typeof EvidenceRecord>;

export const evidence = {
  /** The evidence for a channel about fraudulent conversions: records and what they rest on, with shortened device ids, in one of the two languages. */
  file: download('GET /api/{app}/fraud/evidence', {
    path: app,
    query: { ...asked, language: maybe(oneOf('zh-CN', 'en')) },
    cites: 'G-02 R-092 R-169',
  }),
  /** The same records, newest first, page by page. */
  records: query('GET /api/{app}/fraud/evidence/records', {
    path: app,
    query: { ...asked, page: paging.page, size: paging.size },
    result: page(EvidenceRecord),
    cites: 'G-02 R-092',
  }),
};
