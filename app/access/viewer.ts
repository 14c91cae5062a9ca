import type { LoginAccount } from '../api/account/shapes.ts';
import type { MenuRight } from '../api/account/rights.ts';
import { config } from '../lib/config/current.ts';
import { roleOf, type Role } from './role.ts';

/** Who looks at the console, as far as it matters for what they may see. */
export interface Viewer {
  role: Role;
  /** A super user who is no channel person (R-148, C-18). */
  isSuper: boolean;
  isChannelPerson: boolean;
  isDemo: boolean;
  /** The cookie that shows an H5 user what is hidden there. */
  isSpecialOnH5: boolean;
  /** The stored map of what may be viewed, by page@section. What is not in it is not allowed. */
  menus: ReadonlyMap<string, { canView: boolean; canEdit: boolean }>;
}

type DemoFacts = Pick<LoginAccount, 'isDemo'> & { email?: string };
type AccountFacts = Pick<LoginAccount, 'roleCategory' | 'isSuperUser' | 'isChannelPerson' | 'isSpecialOnH5'> & DemoFacts;

/** The specification has no field for it: where the service does not say so, it is the account that the installation opens to everybody. */
export const isDemoAccount = ({ isDemo, email }: DemoFacts): boolean => isDemo || (email !== undefined && email === config().demo?.email);

export function viewerOf(account: AccountFacts, menus: readonly MenuRight[]): Viewer {
  const { roleCategory, isSuperUser, isChannelPerson, isSpecialOnH5 } = account;
  return {
    role: roleOf(roleCategory),
    isSuper: isSuperUser && !isChannelPerson,
    isChannelPerson,
    isDemo: isDemoAccount(account),
    isSpecialOnH5,
    menus: new Map(menus.map(({ key, canView, canEdit }) => [key, { canView, canEdit }])),
  };
}
