import type { MenuRight } from '#app/api/account/rights.ts';
import type { LoginAccount } from '#app/api/account/shapes.ts';
import { mayViewPage } from '#app/access/gates.ts';
import { isAdmin } from '#app/access/role.ts';
import { viewerOf } from '#app/access/viewer.ts';

/** Who asks, as far as the rules of rights name it. */
export interface Person {
  isOwner: boolean;
  isManager: boolean;
  isAdmin: boolean;
  mayBind: boolean;
  isPartner: boolean;
  isDemo: boolean;
  /** What their map of rights opens. */
  view: ReadonlySet<string>;
  edit: ReadonlySet<string>;
}

/** What a back end itself says of an account at the sign-in and by its map of rights, read as the console reads it. */
export function personOf(account: LoginAccount, menus: readonly MenuRight[]): Person {
  const viewer = viewerOf(account, menus);
  const { role, isDemo, isChannelPerson } = viewer;
  const isPartner = role === 'channel' || isChannelPerson;
  const keys = (which: 'canView' | 'canEdit') => new Set(menus.flatMap((one) => (one[which] ? [one.key] : [])));
  // A demo account sees what its category does, and is none of its people.
  const isStaff = !isDemo && !isPartner;
  return {
    isOwner: isStaff && role === 'super' && viewer.isSuper,
    isManager: isStaff && role === 'manager',
    isAdmin: isStaff && isAdmin(role),
    mayBind: isStaff && mayViewPage('channel@manage', viewer),
    isPartner,
    isDemo,
    view: keys('canView'),
    edit: keys('canEdit'),
  };
}
