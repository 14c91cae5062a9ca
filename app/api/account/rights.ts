import * as v from 'valibot';
import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { flag, integer, text } from '../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../wire/shapes.ts';

const { query } = calls('account');

/** A right to one page, by its key page@section. */
export const MenuRight = shape({
  key: named('auth', text),
  parent: named('parentAuth', maybe(text)),
  canView: named('view', flag),
  canEdit: named('edit', flag),
  order: named('sort', orElse(integer, 0)),
});
export type MenuRight = ValueOf<typeof MenuRight>;

/** The six kinds of data that a role opens or closes. */
export const dataFlags = ['pay', 'retention', 'natural', 'top', 'order', 'event'] as const;
export type DataFlag = (typeof dataFlags)[number];

/** the pages, and the six flags for data. A missing right is not granted. */
export const roleAuth = {
  menus: named('roleAuthDetailList', list(MenuRight)),
  pay: named('payAuth', orElse(flag, false)),
  retention: named('retentionAuth', orElse(flag, false)),
  natural: named('isNatureOpen', orElse(flag, false)),
  top: named('topAuth', orElse(flag, false)),
  order: named('orderAuth', orElse(flag, false)),
  event: named('eventAuth', orElse(flag, false)),
};

export const RoleAuth = shape(roleAuth);
export type RoleAuth = ValueOf<typeof RoleAuth>;

export const AppAuth = shape({ app: named('appId', integer), name: named('appName', maybe(text)), ...roleAuth });
export type AppAuth = ValueOf<typeof AppAuth>;

const info = shape({ ...roleAuth, apps: named('appAuthList', orElse(list(AppAuth), [])) });

/**
 * The rights of an account, and those of single apps, which come first there. The specification has rights per app and no name for their
 * list: a service may answer with the list itself, and then nothing is granted beyond it.
 */
export const AuthInfo = {
  ...info,
  read: v.pipe(
    v.unknown(),
    v.transform((sent) => (Array.isArray(sent) ? { roleAuthDetailList: [], appAuthList: sent } : sent)),
    info.read,
  ),
};
export type AuthInfo = ValueOf<typeof AuthInfo>;

/** No right to any data, of whom only the pages are known. A missing right is not granted. */
export const noData = { pay: false, retention: false, natural: false, top: false, order: false, event: false };

export const rights = {
  /** The rights of the signed-in account, page by page. */
  menus: query('GET /api/account/authmenus', {
    result: shape({ menus: roleAuth.menus }),
    isShell: true,
    cites: 'R-112 C-12',
    spec: ['getAuthMenus', 'fetchViewPermissions'],
  }),
  of: query('GET /api/mng/auth/getAuth', {
    query: { account: text },
    result: AuthInfo,
    isShell: true,
    cites: 'R-175 C-12',
    spec: ['getAccountAuth', 'fetchAuthInfo'],
  }),
  /** The apps of a member, with the rights to each: the id is read as that of an account. */
  inApps: query('GET /api/app/find/{id}/AuthApp', {
    path: { id: integer },
    result: list(AppAuth),
    cites: 'R-176 A-20',
    spec: 'findAuthApp',
  }),
  canCreateApps: query('GET /api/account/getAppCreateAuth', { result: flag, cites: 'R-175', spec: 'getAppCreateAuth' }),
  canMemberCreateApps: query('GET /api/account/getAccountCreateAppAuth', {
    query: { account: named('accountId', integer) },
    result: flag,
    cites: 'R-175',
    spec: 'getAccountCreateAppAuth',
  }),
  canExportMore: query('GET /api/mng/auth/seniorExportAuth', { result: flag, cites: 'R-175', spec: 'getSeniorExportAuth' }),
};
