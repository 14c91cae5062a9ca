import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { integer, nothing, oneOf, text } from '../../wire/scalars.ts';
import { device, privateLink } from '../../wire/sensitive.ts';
import { maybe, named, shape } from '../../wire/shapes.ts';
import { Checks } from '../checks.ts';

const { query, mutation } = calls('callbacks', { isOurs: true });

/** What a server answered: a status with its time, or why there was no answer. */
export const CallbackTest = shape({
  status: named('httpStatus', maybe(integer)),
  milliseconds: named('cost', maybe(integer)),
  reason: named('error', maybe(oneOf('unreachable', 'timeout', 'privateHost'))),
});
export type CallbackTest = ValueOf<typeof CallbackTest>;

export const ourCallbacks = {
  /** The specification saves callbacks and deletes none. */
  delete: mutation('DELETE /api/mng/cpcallback/delete/{id}', { path: { id: integer }, result: nothing, cites: 'G-06 R-206' }),
  /** Sends one request to the address as it is filled, and says what came back. Nothing is counted. */
  test: mutation('POST /api/mng/cpcallback/test', {
    body: shape({ appkey: text, method: oneOf('GET', 'POST'), url: privateLink }),
    result: CallbackTest,
    touches: [],
    cites: 'G-06 R-206',
  }),
  /**
   * Why a conversion did not reach a target: the gates it passed, and where it stopped. Without an event it is the furthest that came; without a
   * target that of the ad network that got the install, or one that takes all.
   */
  trace: query('GET /api/{app}/callbacks/trace', {
    path: { app: integer },
    query: {
      by: named('type', oneOf('order', 'device', 'account')),
      value: named('searchText', device),
      event: named('what', maybe(text)),
      callback: named('callbackId', maybe(integer)),
    },
    result: Checks,
    cites: 'G-06',
  }),
};
