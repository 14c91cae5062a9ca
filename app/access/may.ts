import { useCurrentPage } from './currentPage.ts';
import { mayViewPage } from './gates.ts';
import { isAdmin } from './role.ts';
import type { Viewer } from './viewer.ts';

/** A page by its key `page@section`, as the rights of a member name it. */
type PageKey = `${string}@${string}`;

/** What somebody may do besides opening a page, which `decide` answers. */
export type Right = `view ${PageKey}` | `edit ${PageKey}` | keyof typeof named;

/** Demo accounts look at everything and change nothing. */
const seesAll = ({ role, isDemo }: Viewer) => isAdmin(role) || isDemo;

const isPartner = ({ role, isChannelPerson }: Viewer) => role === 'channel' || isChannelPerson;

const mayView = (viewer: Viewer, page: string) => mayViewPage(page, viewer);

/** Who may not open a page changes nothing on it: an app admin without the right to ad accounts is one of them. */
const mayEdit = (viewer: Viewer, page: string) =>
  !viewer.isDemo && !isPartner(viewer) && mayView(viewer, page) && (isAdmin(viewer.role) || viewer.menus.get(page)?.canEdit === true);

/** Rights that are no page's own. */
const named = {
  /** Enable and disable apps. */
  'switch apps': (viewer) => !viewer.isDemo && !isPartner(viewer) && isAdmin(viewer.role),
  'delete apps': (viewer) => !viewer.isDemo && !isPartner(viewer) && (viewer.role === 'super' || viewer.role === 'manager'),
  /** Request an add-on: owner, admins and app admins, as the page of a service that is not active says. */
  'request services': (viewer) => !viewer.isDemo && isAdmin(viewer.role),
  /** Order a file of a whole report, where the pages of exports are open. */
  'export reports': (viewer) => mayView(viewer, 'dataexport@dataservice') || mayView(viewer, 'reportdownload@dataservice'),
  /** The data volume of the plan: owner and admins (C-15). */
  'view data volume': (viewer) => (viewer.role === 'super' || viewer.role === 'manager') && !viewer.isChannelPerson,
  /** What concerns the account as a whole: its plan, its reminders, its use. Not for channel partners. */
  'view account': (viewer) => !isPartner(viewer),
  /** Change the own name, password and address: not those of the shared demo account. */
  'edit profile': (viewer) => !viewer.isDemo,
  /** Hide and order pages of the own menu: a demo account is shared, so its menu is not one's own. */
  'change own menu': (viewer) => !viewer.isDemo,
  /** See every app of the account, whatever the rights for each. */
  'view every app': seesAll,
} as const satisfies Record<string, (viewer: Viewer) => boolean>;

const isNamed = (right: Right): right is keyof typeof named => Object.hasOwn(named, right);

/** Fails closed: false without a viewer, for an unknown right and for a page without rights. The service checks again. */
export function may(viewer: Viewer | null, right: Right): boolean {
  if (!viewer) return false;
  if (isNamed(right)) return named[right](viewer);
  const [verb, page = ''] = right.split(' ');
  if (verb === 'view') return mayView(viewer, page);
  return verb === 'edit' && mayEdit(viewer, page);
}

/** `useMay('edit systemparam@config')`, `useMay('delete apps')`: one answer to 'may I see, edit or export this'. */
export const useMay = (right: Right): boolean => may(useCurrentPage().access.viewer, right);
