import { calls } from '../../declare/calls.ts';
import { flag, integer, moment, oneOf, text } from '../../wire/scalars.ts';
import { list, maybe, named, shape } from '../../wire/shapes.ts';
import type { ValueOf } from '../../wire/codec.ts';
import { Checks } from '../checks.ts';

const { query, mutation } = calls('debug', { isOurs: true });
const app = { app: integer };

/** Which events an app must send, and which of them came. */
export const Coverage = shape({
  event: named('what', text),
  need: oneOf('required', 'advised', 'automatic'),
  firstAt: named('firstTime', maybe(moment)),
  count: integer,
  isBroken: named('broken', flag),
});
export type Coverage = ValueOf<typeof Coverage>;

/** From the first line of code to the first install. */
export const integration = {
  coverage: query('GET /api/{app}/debug/coverage', { path: app, result: list(Coverage), cites: 'G-06' }),
  audit: query('GET /api/{app}/debug/audit', {
    path: app,
    result: shape({ checkedAt: named('time', moment), checks: Checks }),
    cites: 'G-06',
  }),
  auditAgain: mutation('POST /api/{app}/debug/audit', {
    path: app,
    result: shape({ checkedAt: named('time', moment), checks: Checks }),
    cites: 'G-06',
  }),
};
