import { gateNames, gatesOf, type AccessContext, type Gate } from '#app/access/gates.ts';
import { viewerOf, type Viewer } from '#app/access/viewer.ts';
import type { App } from '#app/api/apps/shapes.ts';
import type { MemberAccess } from '#app/api/ours/people/members.ts';
import type { GrantablePage } from '../shared/rights-editor/pages.ts';
import type { DataFlag } from '#app/api/account/rights.ts';
import { hasData } from '../shared/rights.ts';
import type { Person } from '../shared/usePeople.ts';

/** A member with what they see in one app. */
export interface Seen {
  person: Person;
  access: MemberAccess;
  viewer: Viewer;
}

/** The app whose rights are shown, with what the company has bought for it. */
export interface Place {
  app: Pick<App, 'id' | 'platform' | 'isExpired'>;
  services: AccessContext['services'];
}

/** What one cell of the matrix says. */
export type Sight = 'edit' | 'view' | 'hidden' | 'none';

export function seenOf(person: Person, access: MemberAccess): Seen {
  const { roleCategory } = person;
  const menus = access.view.map((key) => ({ key, parent: null, canView: true, canEdit: access.edit.includes(key), order: 0 }));
  const facts = { roleCategory, isSuperUser: roleCategory === 0, isChannelPerson: roleCategory === 5, isDemo: false };
  return { person, access, viewer: viewerOf({ ...facts, isSpecialOnH5: false }, menus) };
}

/** Every gate of a page as it stands for somebody. */
export const gatesFor = ({ access, viewer }: Seen, { page }: GrantablePage, { app, services }: Place) =>
  gatesOf(page, { viewer, app, services, hidden: new Set(access.hidden) });

/** What keeps somebody from a page: the app is not theirs, or the first closed gate. The own menu closes nothing. */
export function closedBy(seen: Seen, page: GrantablePage, place: Place): Gate | 'app' | undefined {
  // What goes with the account is about no app.
  if (!page.isOfAccount && !seen.access.canOpen) return 'app';
  const gates = gatesFor(seen, page, place);
  return gateNames.find((gate) => gate !== 'menu' && !gates[gate]);
}

/** What somebody sees of a page. Who has hidden it for himself still may. */
export function sightOf(seen: Seen, page: GrantablePage, place: Place): Sight {
  if (closedBy(seen, page, place)) return 'none';
  if (seen.access.hidden.includes(page.key)) return 'hidden';
  return seen.access.edit.includes(page.key) ? 'edit' : 'view';
}

export const sightOfData = ({ access: { canOpen, flags } }: Pick<Seen, 'access'>, flag: DataFlag, { app }: Pick<Place, 'app'>): Sight =>
  canOpen && hasData(app.platform, flag) && flags.includes(flag) ? 'view' : 'none';
