import type { World } from '../world.ts';
import type { Account, Flags } from './account.ts';
import { grantsOf, keyOfGrant, rolesOf } from './grants.ts';
import type { Level, Rights } from './role.ts';
import { grantable, pages } from './seed-pages.ts';
import { everything } from './seed-roles.ts';

export const adAccounts = 'channel@manage';

/** Main account, manager and app manager. */
export const isAdmin = ({ category }: Account) => category <= 2;

/** The rights of an account in one app, or in general where no app is named. */
export function rightsIn(world: World, account: Account, app?: number): Rights {
  if (isAdmin(account)) return { pages: allPages(account), flags: everything };
  const given = rightsGiven(world, account, app);
  const open: Record<string, Level> = Object.fromEntries(Object.entries(given.pages).filter(([key]) => mayEver(account, key)));
  // The right to bind ad accounts is no page of a role, and opens one.
  if (account.mayManageAdAccounts && mayEver(account, adAccounts)) open[adAccounts] = 'edit';
  return { pages: withFallbacks(open), flags: given.flags };
}

/** The kinds of data that are open, by name. */
export const flagsIn = (flags: Flags) => (['pay', 'retention', 'natural', 'top', 'order', 'event'] as const).filter((flag) => flags[flag]);

function rightsGiven(world: World, account: Account, app = 0): Rights {
  const grants = grantsOf(world);
  const grant = grants.find(keyOfGrant(account.id, app)) ?? grants.find(keyOfGrant(account.id, 0));
  if (grant) return grant;
  return { pages: rolesOf(world).find(account.roleId)?.pages ?? {}, flags: account.flags };
}

/** A demo account sees everything of another account and can change nothing. */
const allPages = (account: Account): Record<string, Level> =>
  withFallbacks(
    Object.fromEntries(grantable.filter(({ key }) => mayEver(account, key)).map(({ key }) => [key, account.isDemo ? 'view' : 'edit'])),
  );

/** Rights that roles cannot grant. */
export function mayEver(account: Account, key: string): boolean {
  switch (key) {
    case 'auth@manage': // C-07
      return isAdmin(account) && !account.isDemo;
    case 'dataCallback@manage': // R-157, C-04, C-18
      return account.category === 0 && account.isSuperUser && !account.isChannelPerson;
    case adAccounts: // R-158, C-05
      return !account.isChannelPerson && (account.category <= 1 || account.mayManageAdAccounts);
    default:
      return !account.isChannelPerson || grantable.some((page) => page.key === key && !page.isSetting);
  }
}

function withFallbacks(given: Readonly<Record<string, Level>>): Record<string, Level> {
  const levels: Record<string, Level> = { ...given };
  for (const { key, isFallbackOf } of pages) {
    const level = isFallbackOf === undefined ? undefined : given[isFallbackOf];
    if (level) levels[key] = 'view';
  }
  return levels;
}

export const canView = (world: World, account: Account, page: string, app?: number) =>
  rightsIn(world, account, app).pages[page] !== undefined;

export const canEdit = (world: World, account: Account, page: string, app?: number) => rightsIn(world, account, app).pages[page] === 'edit';
