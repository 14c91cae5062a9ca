import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { flag, integer, nothing, text } from '../../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';
import { MenuRight } from '../../account/rights.ts';
import { Account } from '../../account/shapes.ts';
import { dataFlag } from '../../reports/shapes.ts';

const { query, mutation } = calls('members', { isOurs: true });

/** What one member sees in one app. */
export const MemberAccess = shape({
  member: named('accountId', integer),
  /** Whether the app is one of theirs. */
  canOpen: named('visible', flag),
  /** Keys page@section. */
  view: orElse(list(text), []),
  edit: orElse(list(text), []),
  /** What they have hidden from their own menu on the platform of the app. */
  hidden: orElse(list(text), []),
  flags: orElse(list(dataFlag), []),
});
export type MemberAccess = ValueOf<typeof MemberAccess>;

/** Who the console is shown as: the profile and the rights that they get when they sign in. */
export const Preview = shape({
  account: Account,
  isSpecialOnH5: named('h5event_log_user', orElse(flag, false)),
  menus: named('roleAuthDetailList', list(MenuRight)),
});
export type Preview = ValueOf<typeof Preview>;

/** What is of one member: what goes with them when they are removed, and what stays in the account. */
export const Belongings = shape({
  /** Apps in which they have permissions of their own; all apps count as one. */
  ownApps: named('ownAuths', integer),
  requests: integer,
  /** Saved orders for files. */
  presets: integer,
  campaigns: integer,
  /** Files that they have ordered. */
  files: integer,
});
export type Belongings = ValueOf<typeof Belongings>;

export const ourMembers = {
  /** Counted before a member is removed. */
  belongings: query('GET /api/mng/auth/{id}/belongings', { path: { id: integer }, result: Belongings, cites: 'G-06 R-203' }),
  /** Back to what the role opens, in one app or, with 0, in all of them. The specification grants permissions and takes none back. */
  dropOwnRights: mutation('DELETE /api/mng/auth/{id}/own/{appId}', {
    path: { id: integer, appId: integer },
    result: nothing,
    touches: ['account'],
    cites: 'G-06 R-090 R-151',
  }),
  /** Everybody of the company with what they see in one app, in one answer. */
  access: query('GET /api/mng/auth/access', {
    query: { app: named('appId', integer) },
    result: list(MemberAccess),
    cites: 'G-06 R-151',
  }),
  /** A member, or somebody who has nothing but a role. Calls with the header `X-Preview-As` are then answered as to them. */
  preview: query('GET /api/mng/auth/preview', {
    query: { member: named('accountId', maybe(integer)), role: named('roleId', maybe(integer)) },
    result: Preview,
    cites: 'G-06 R-150 R-151',
  }),
};
