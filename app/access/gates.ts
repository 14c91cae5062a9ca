import type { Platform } from '../api/apps/shapes.ts';
import type { Service } from '../api/services/shapes.ts';
import type { Page, Setting } from './page.ts';
import { isAdmin } from './role.ts';
import type { Viewer } from './viewer.ts';

/** Everything that a page can ask about besides itself. */
export interface AccessContext {
  viewer: Viewer | null;
  app: {
    platform: Platform;
    isExpired: boolean;
    /** Keys of the entries of its menu; none where the service does not say. */ menus?: readonly string[];
  } | null;
  /** Of the current app, by service; 2 is active. What is missing is not active. */
  services: Readonly<Partial<Record<Service, number>>>;
  /** Keys that the viewer has hidden on this platform. */
  hidden: ReadonlySet<string>;
}

/** In the order in which they are asked. The first closed one is named. */
export const gateNames = ['platform', 'service', 'role', 'menu', 'expiry'] as const;
export type Gate = (typeof gateNames)[number];

type Signed = AccessContext & { viewer: Viewer };

const isOpen: Record<Gate, (page: Page, context: Signed) => boolean> = {
  /** Layer 1 is the list of the menu, layer 2 what is hidden on H5 (C-01, C-02). */
  platform: ({ platforms, isHiddenOnH5 }, { app, viewer }) => {
    if (!platforms) return true;
    if (!app || !platforms.includes(app.platform)) return false;
    return app.platform !== 'H5' || !isHiddenOnH5 || viewer.isSpecialOnH5;
  },

  service: ({ service }, { services }) => service === undefined || services[service] === active,

  role: (page, { viewer }) => {
    if (page.isForChannels) return viewer.role === 'channel';
    if (page.setting) return mayOpenSetting(page.setting, page, viewer);
    return page.access === undefined || seesAll(viewer) || isViewable(page, viewer);
  },

  menu: ({ access }, { hidden }) => access === undefined || !hidden.has(access),

  /** An expired app cannot be opened; one whose package has run out can. */
  expiry: ({ platforms }, { app }) => !platforms || app?.isExpired !== true,
};

export const active = 2;

/** Pages that no role alone opens, by their key in the rights. */
const settings: Readonly<Record<string, Setting>> = {
  'auth@manage': 'members',
  'dataCallback@manage': 'callback',
  'channel@manage': 'adAccounts',
};

/** Whether what stands on a page may be seen elsewhere: by whoever may open the page. */
export function mayViewPage(access: string, viewer: Viewer): boolean {
  const setting = settings[access];
  return setting ? mayOpenSetting(setting, { access }, viewer) : seesAll(viewer) || isViewable({ access }, viewer);
}

/** Admins and demo accounts, for whom the map is filled however little the service sends (R-150, R-159, C-06). */
const seesAll = ({ role, isDemo }: Viewer) => isAdmin(role) || isDemo;

const isViewable = ({ access = '' }: Pick<Page, 'access'>, { menus }: Viewer) => menus.get(access)?.canView === true;

function mayOpenSetting(setting: Setting, page: Pick<Page, 'access'>, viewer: Viewer): boolean {
  if (viewer.role === 'channel' || viewer.isChannelPerson) return false;
  switch (setting) {
    case 'members': // R-072, C-07
      return isAdmin(viewer.role) && !viewer.isDemo;
    case 'callback': // C-04, C-18
      return viewer.role === 'super' && viewer.isSuper;
    case 'adAccounts': // R-158, C-05
      return viewer.role === 'super' || viewer.role === 'manager' || isViewable(page, viewer);
    case 'channels':
    case 'devices': // R-135, C-06
      return seesAll(viewer) || isViewable(page, viewer);
  }
}

/** Every gate of a page, so that one that is closed can be explained. */
export function gatesOf(page: Page, context: Signed): Readonly<Record<Gate, boolean>> {
  const { platform, service, role, menu, expiry } = isOpen;
  return {
    platform: platform(page, context),
    service: service(page, context),
    role: role(page, context),
    menu: menu(page, context),
    expiry: expiry(page, context),
  };
}
