import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { day, flag, integer, moment, nothing, text } from '../wire/scalars.ts';
import { email, person } from '../wire/sensitive.ts';
import { list, maybe, named, orElse, page, shape } from '../wire/shapes.ts';
import { AppAuth, MenuRight, RoleAuth, roleAuth } from '../account/rights.ts';
import { paging } from '../paging.ts';
import { dataFlag } from '../reports/shapes.ts';

const { query, mutation } = calls('members');
const id = { id: integer };

/** Fields of a member are ours (G-06, G-07), except where they are those of an account. */
const member = {
  id: integer,
  name: maybe(person),
  email,
  role: named('roleId', maybe(integer)),
  roleName: orElse(text, ''),
  roleCategory: integer,
  /** Ids of apps; none means all of them. */
  apps: named('appIds', orElse(list(integer), [])),
  avatar: named('accountLogo', maybe(text)),
  /** Ids of channels, of a channel partner; none means all of them. */
  channels: named('channelIds', orElse(list(integer), [])),
  /** The apps in which this member has permissions of their own instead of those of the role; 0 stands for all apps. */
  ownApps: named('ownAuthAppIds', orElse(list(integer), [])),
  /** The data that they see where an app gives them nothing else; without it, their role tells (G-06). */
  dataFlags: maybe(list(dataFlag)),
  isEnabled: named('enabled', flag),
  status: integer,
  lastLoginAt: named('lastLoginTime', maybe(moment)),
  invitedOn: named('createDate', maybe(day)),
};

export const Member = shape(member);
export type Member = ValueOf<typeof Member>;

export const MemberDetail = shape({
  ...member,
  appAuths: named('appAuthList', orElse(list(AppAuth), [])),
  canCreateApps: named('createApp', orElse(flag, false)),
  /** The right to ad accounts, which is of a person and not of a role. */
  canManageAdAccounts: named('thirdAccountManager', orElse(flag, false)),
});
export type MemberDetail = ValueOf<typeof MemberDetail>;

const given = {
  name: maybe(person),
  role: named('roleId', maybe(integer)),
  apps: named('appIds', list(integer)),
  channels: named('channelIds', maybe(list(integer))),
  canCreateApps: named('createApp', maybe(flag)),
  canManageAdAccounts: named('thirdAccountManager', maybe(flag)),
};

export const members = {
  page: query('GET /api/mng/auth/users/infos', {
    query: { role: named('roleId', maybe(integer)), isEnabled: named('enabled', maybe(flag)), ...paging },
    result: page(Member),
    cites: 'R-203 G-06',
    spec: 'listMembers',
  }),
  one: query('GET /api/mng/auth/{id}/find', { path: id, result: MemberDetail, cites: 'R-203', spec: 'findMember' }),
  menus: query('GET /api/mng/auth/{id}/findMenu', {
    path: id,
    result: shape({ menus: named('roleAuthDetailList', list(MenuRight)) }),
    cites: 'R-203 A-23',
    spec: 'findMemberMenu',
  }),
  invite: mutation('POST /api/mng/auth/create', {
    body: shape({ email, ...given }),
    result: shape(id),
    cites: 'R-203 G-06',
    spec: 'createMember',
  }),
  update: mutation('PUT /api/mng/auth/{id}/update', {
    path: id,
    body: shape(given),
    result: nothing,
    cites: 'R-203 G-06',
    touches: ['account'],
    spec: 'updateMember',
  }),
  /** Rights of one person in one app, which come before those of the role. */
  grant: mutation('POST /api/mng/auth/createauth', {
    body: shape({ member: named('accountId', integer), app: named('appId', maybe(integer)), ...roleAuth }),
    result: nothing,
    cites: 'R-090 R-203 G-06',
    touches: ['account'],
    spec: 'createMemberAuth',
  }),
  enable: mutation('PUT /api/mng/auth/{id}/enable', { path: id, result: nothing, cites: 'R-203', spec: 'enableMember' }),
  disable: mutation('PUT /api/mng/auth/{id}/disable', { path: id, result: nothing, cites: 'R-203', spec: 'disableMember' }),
  resendInvitation: mutation('POST /api/mng/auth/mail/{id}/resend', {
    path: id,
    result: nothing,
    cites: 'R-203',
    spec: 'resendMemberMail',
  }),
  delete: mutation('DELETE /api/mng/auth/{id}/delete', { path: id, result: nothing, cites: 'R-203 R-223', spec: 'deleteMember' }),
};

export const Role = shape({
  id: integer,
  name: named('roleName', text),
  /** Comes with the service and cannot be changed. */
  isFixed: named('builtIn', orElse(flag, false)),
  /** As that of accounts: 5 is for channel partners. */
  category: named('roleCategory', orElse(integer, 3)),
  members: named('userCount', orElse(integer, 0)),
  auth: named('roleAuth', RoleAuth),
});
export type Role = ValueOf<typeof Role>;

const RoleDraft = shape({ name: named('roleName', text), auth: named('roleAuth', RoleAuth) });

export const roles = {
  all: query('GET /api/mng/auth/role/find', { result: list(Role), cites: 'R-204 A-24', spec: 'findRoles' }),
  create: mutation('POST /api/mng/auth/role/create', { body: RoleDraft, result: shape(id), cites: 'R-204 A-24 G-06', spec: 'createRole' }),
  update: mutation('PUT /api/mng/auth/role/{id}/update', {
    path: id,
    body: RoleDraft,
    result: nothing,
    cites: 'R-204 A-24 G-06',
    touches: ['account'],
    spec: 'updateRole',
  }),
  delete: mutation('DELETE /api/mng/auth/role/{id}/delete', { path: id, result: nothing, cites: 'R-204 A-24 R-223', spec: 'deleteRole' }),
};
