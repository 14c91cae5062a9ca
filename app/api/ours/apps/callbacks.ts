import { calls } from '../../declare/calls.ts';
import { integer, nothing, oneOf, text } from '../../wire/scalars.ts';
import { named } from '../../wire/shapes.ts';
import { Checks } from '../checks.ts';

const { query, mutation } = calls('callbacks', { isOurs: true });

export const callbackCare = {
  /** The specification saves callbacks and deletes none. */
  delete: mutation('DELETE /api/mng/cpcallback/delete/{id}', { path: { id: integer }, result: nothing, cites: 'G-06 R-206' }),
  /** Why a conversion did not reach a medium: the gates it passed, and where it stopped. */
  trace: query('GET /api/{app}/callbacks/trace', {
    path: { app: integer },
    query: { by: named('type', oneOf('order', 'device', 'account')), value: named('searchText', text) },
    result: Checks,
    cites: 'G-06',
  }),
};
