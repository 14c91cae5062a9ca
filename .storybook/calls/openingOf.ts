import { gatesOf } from '../../app/access/gates.ts';
import type { Page } from '../../app/access/page.ts';
import type { Role } from '../../app/access/role.ts';
import { viewerOf } from '../../app/access/viewer.ts';

/** Whether a role opens a page: always, or with the right to it. */
type Opening = 'always' | 'with right';

const categories = { super: 0, manager: 1, appManager: 2, custom: 3, channel: 5 } as const satisfies Record<Role, number>;
export const roles = ['super', 'manager', 'appManager', 'custom', 'channel'] as const satisfies readonly Role[];

/** How a role opens any of these pages, whatever the app and its services are; undefined where it opens none. */
export function openingOf(role: Role, pages: readonly Page[]): Opening | undefined {
  if (pages.some((page) => opens(page, role, false))) return 'always';
  return pages.some((page) => opens(page, role, true)) ? 'with right' : undefined;
}

function opens(page: Page, role: Role, hasRight: boolean): boolean {
  if (page.isPublic) return true;
  const menus = hasRight && page.access !== undefined ? [{ key: page.access, parent: null, canView: true, canEdit: false, order: 0 }] : [];
  const account = {
    roleCategory: categories[role],
    isSuperUser: role === 'super',
    isChannelPerson: role === 'channel',
    isDemo: false,
    isSpecialOnH5: false,
  };
  return gatesOf(page, { viewer: viewerOf(account, menus), app: null, services: {}, hidden: new Set() }).role;
}
