import type { Platform } from '../api/apps/shapes.ts';
import type { Service } from '../api/services/shapes.ts';

/** Pages of the settings, each open to others. */
export type Setting = 'members' | 'adAccounts' | 'channels' | 'devices' | 'callback';

/** What is known of a page that decides who may open it. */
export interface Page {
  path: string;
  /** Open to those who have not signed in. */
  isPublic?: boolean;
  /** The key page@section that gates it: its own, or that of the entry to which it belongs. */
  access?: string;
  /** The apps it is about. A page without is about no app. */
  platforms?: readonly Platform[];
  /** Left out on H5 at run time, unless the special-user cookie is set (R-139, C-01). A page about no app: in the menu, where all apps are H5. */
  isHiddenOnH5?: boolean;
  service?: Service;
  /** Where those without its service go. */
  otherwise?: string;
  /** Of such a fallback: the page that opens instead once its service is active. */
  standsInFor?: { path: string; service: Service };
  setting?: Setting;
  /** For channel users only. */
  isForChannels?: boolean;
}
