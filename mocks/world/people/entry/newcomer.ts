import { shifted } from '../../time/calendar.ts';
import type { Account } from '../account.ts';
import { everything } from '../seed-roles.ts';

const trialDays = 30;

/** Somebody who has registered: a main account of its own, on trial, that waits for its mail. */
export const newcomer = (today: string): Omit<Account, 'id' | 'root' | 'email' | 'password'> => ({
  name: '',
  phone: '',
  category: 0,
  roleId: 1,
  roleName: '主账号',
  status: -3,
  isActivated: false,
  isSuperUser: true,
  isChannelPerson: false,
  isDemo: false,
  company: '',
  avatar: 'avatar1',
  isPaid: false,
  planEndsOn: shifted(today, trialDays),
  invitedOn: today,
  apps: null,
  channels: null,
  flags: everything,
  mayManageAdAccounts: true,
  mayCreateApps: true,
  isSpecialOnH5: false,
});
