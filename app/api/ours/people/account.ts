import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, day, integer, moment, nothing, oneOf, text } from '../../wire/scalars.ts';
import { email, freeText, person, secret } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';

const { query, mutation } = calls('account', { isOurs: true });

/** When the data volume will be used up. A range, because a single date would suggest false precision. */
export const FlowForecast = shape({
  days: named('list', list(shape({ day: named('date', day), used: amount }))),
  perDay: named('average', amount),
  earliest: named('minDate', maybe(day)),
  latest: named('maxDate', maybe(day)),
  /** Fifteen days after the flow is used up. */
  stopsOn: named('stopDate', maybe(day)),
});
export type FlowForecast = ValueOf<typeof FlowForecast>;

/** A request for access to a closed page. */
export const AccessRequest = shape({
  id: integer,
  from: named('account', person),
  page: text,
  app: named('appId', maybe(integer)),
  message: maybe(freeText),
  at: named('createTime', moment),
  state: named('status', oneOf('open', 'granted', 'declined')),
  /** What was answered, where it was declined. */
  reason: named('replyText', maybe(freeText)),
});
export type AccessRequest = ValueOf<typeof AccessRequest>;

export const ourAccount = {
  saveAvatar: mutation('PUT /api/account/accountLogo', {
    body: shape({ avatar: named('accountLogo', text) }),
    result: nothing,
    cites: 'G-04 R-084',
  }),
  /** Behind the link of an activation mail. */
  activate: mutation('POST /api/reged/activate', {
    query: { code: named('message', secret) },
    result: nothing,
    isOpen: true,
    cites: 'G-07 A-16',
  }),
  forecast: query('GET /api/account/flow/forecast', { result: FlowForecast, cites: 'G-06 R-226' }),
  signOutOthers: mutation('POST /api/account/sessions/end-others', { result: nothing, cites: 'G-06' }),
  /** Sends the request to those who can open the page, and returns who they are. */
  requestAccess: mutation('POST /api/access-requests', {
    body: shape({ page: text, app: named('appId', maybe(integer)), message: maybe(freeText) }),
    result: shape({ sentTo: named('receivers', orElse(list(person), [])) }),
    touches: ['members'],
    cites: 'G-07',
  }),
  accessRequests: query('GET /api/access-requests', { result: list(AccessRequest), cites: 'G-07' }),
  answerAccessRequest: mutation('PUT /api/access-requests/{id}', {
    path: { id: integer },
    body: shape({ state: named('status', oneOf('granted', 'declined')), reason: named('replyText', maybe(freeText)) }),
    result: nothing,
    touches: ['members', 'account'],
    cites: 'G-07',
  }),
  /** Who in the account can open a page, for those who cannot. */
  openers: query('GET /api/access-requests/openers', {
    query: { page: text },
    result: list(shape({ name: person, email })),
    cites: 'G-07',
  }),
};
