import { roleNames } from '#app/lib/glossary/words.ts';
import { shifted } from '../../calendar.ts';
import type { Account } from '../account.ts';
import { everything } from '../seed-roles.ts';

const trialDays = 30;

/** A newly registered main account on trial, waiting for activation. */
export const newAccount = (today: string): Omit<Account, 'id' | 'root' | 'email' | 'password'> => ({
  name: '',
  phone: '',
  category: 0,
  roleId: 1,
  roleName: roleNames.owner[0],
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
