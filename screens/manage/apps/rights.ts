import type { Viewer } from '#app/access/viewer.ts';
import { isAdmin } from '#app/access/role.ts';

/** What somebody may do with apps besides opening them. The service has the last word. */
export interface AppRights {
  edit: boolean;
  /** To switch it on and off. */
  stop: boolean;
  delete: boolean;
}

const none: AppRights = { edit: false, stop: false, delete: false };

export function rightsOf(viewer: Viewer | null): AppRights {
  if (!viewer || viewer.isDemo || viewer.role === 'channel') return none;
  const { role, menus } = viewer;
  return {
    // What is set for an app belongs to its parameters.
    edit: isAdmin(role) || menus.get('systemparam@config')?.canEdit === true,
    stop: isAdmin(role),
    delete: role === 'super' || role === 'manager',
  };
}

/** Figures of apps are those of the overview: who may not open it is shown none, and none are asked for. The service judges each app anew. */
export const seesFigures = (viewer: Viewer | null) =>
  viewer !== null && (viewer.isDemo || isAdmin(viewer.role) || viewer.menus.get('dashboard@monitor')?.canView === true);
