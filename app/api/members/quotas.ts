import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { amount, day, flag, integer, nothing } from '../wire/scalars.ts';
import { maybe, named, orElse, shape } from '../wire/shapes.ts';

const { query, mutation } = calls('members');
const id = { id: integer };

/** How much flow a member may use; none is no limit. Fields are ours (G-06). */
export const Quota = shape({
  member: named('accountId', integer),
  limit: named('flowLimit', maybe(amount)),
  used: named('usedFlow', orElse(amount, 0)),
  endsOn: named('pastDate', maybe(day)),
  isConfirmed: named('confirmed', orElse(flag, false)),
});
export type Quota = ValueOf<typeof Quota>;

export const quotas = {
  of: query('GET /api/mng/accountRestrict/find/{id}', { path: id, result: Quota, cites: 'R-205 G-06', spec: 'findAccountRestrict' }),
  ofMiniPrograms: query('GET /api/mng/accountRestrict/applet/find/{id}', {
    path: id,
    result: Quota,
    cites: 'R-205 G-06',
    spec: 'findAppletRestrict',
  }),
  confirm: mutation('POST /api/mng/accountRestrict/confirm', {
    body: shape({
      member: named('accountId', integer),
      limit: named('flowLimit', maybe(amount)),
      isForMiniPrograms: named('applet', flag),
    }),
    result: nothing,
    cites: 'R-205 G-06',
    spec: 'confirmAccountRestrict',
  }),
};
