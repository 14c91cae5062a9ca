import type { Account } from './account.ts';

const everything = { pay: true, retention: true, natural: true, top: true, order: true, event: true };
const nothing = { pay: false, retention: false, natural: false, top: false, order: false, event: false };

const base: Account = {
  id: 0,
  email: '',
  password: 'provena-demo',
  category: 0,
  roleId: 1,
  roleName: '主账号',
  status: 1,
  isActivated: true,
  isSuperUser: false,
  isChannelPerson: false,
  isDemo: false,
  root: 1,
  company: '云岫互动科技有限公司',
  avatar: 'avatar1',
  isPaid: true,
  planEndsOn: '2027-08-31',
  apps: null,
  channels: null,
  flags: everything,
  mayManageAdAccounts: false,
};

const at = (name: string) => `${name}@provena.test`;

/** The demo accounts. Others of the same company follow from a seed. */
export const demoAccounts: readonly Account[] = [
  { ...base, id: 1, email: at('super'), isSuperUser: true, mayManageAdAccounts: true },
  { ...base, id: 2, email: at('manager'), category: 1, roleId: 2, roleName: '管理员', avatar: 'avatar5', mayManageAdAccounts: true },
  { ...base, id: 3, email: at('appmanager'), category: 2, roleId: 3, roleName: '应用管理员', avatar: 'avatar9', apps: [1001, 1002, 1003, 1005, 1006] },
  {
    ...base,
    id: 4,
    email: at('appmanager.ads'),
    category: 2,
    roleId: 3,
    roleName: '应用管理员',
    avatar: 'avatar11',
    apps: [1001, 1002, 1003, 1005, 1006],
    mayManageAdAccounts: true,
  },
  {
    ...base,
    id: 5,
    email: at('staff'),
    category: 3,
    roleId: 4,
    roleName: '投放专员',
    avatar: 'avatar14',
    apps: [1001, 1002, 1005],
    flags: { ...nothing, retention: true, top: true },
  },
  {
    ...base,
    id: 6,
    email: at('analyst'),
    category: 4,
    roleId: 5,
    roleName: '数据分析师',
    avatar: 'avatar17',
    apps: [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009],
    flags: { ...everything, order: false },
  },
  {
    ...base,
    id: 7,
    email: at('channel'),
    category: 5,
    roleId: 6,
    roleName: '渠道用户',
    avatar: 'avatar20',
    isChannelPerson: true,
    apps: [1001, 1002, 1005],
    channels: [101, 102],
    flags: { ...nothing, retention: true },
  },
  { ...base, id: 8, email: at('demo'), roleName: '体验账号', isDemo: true, isPaid: false, avatar: 'avatar3', company: '体验公司' },
  { ...base, id: 9, email: at('pending'), status: -3, isActivated: false, isSuperUser: true, root: 9, company: '' },
  { ...base, id: 10, email: at('newowner'), isActivated: false, isSuperUser: true, root: 10, isPaid: false, company: '' },
  { ...base, id: 11, email: at('ending'), isSuperUser: true, root: 11, planEndsOn: '2026-12-02', avatar: 'avatar7', company: '青禾阅读网络有限公司' },
  { ...base, id: 12, email: at('expired'), isSuperUser: true, root: 12, planEndsOn: '2026-11-12', avatar: 'avatar8', company: '拾光教育科技有限公司' },
];
