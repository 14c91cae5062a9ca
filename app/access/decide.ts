import { active, gateNames, gatesOf, mayViewPage, type Gate, type AccessContext } from './gates.ts';
import type { Page } from './page.ts';

/** What happens when a page is opened. */
export type Decision = { is: 'open' } | { is: 'login' } | { is: 'instead'; path: string } | { is: 'closed'; gate: Gate };

const open: Decision = { is: 'open' };

/**
 * Whether somebody may open a page. Total: whatever is missing or unknown leads to less, never to more.
 * What a person has hidden from the own menu still opens by its address; it only leaves the menu.
 */
export function decide(page: Page, context: AccessContext): Decision {
  const { viewer } = context;
  if (page.isPublic) return open;
  if (!viewer) return { is: 'login' };
  const gates = gatesOf(page, { ...context, viewer });
  const closed = gateNames.filter((gate) => gate !== 'menu').find((gate) => !gates[gate]);
  if (!closed) {
    const { standsInFor } = page;
    return standsInFor && context.services[standsInFor.service] === active ? { is: 'instead', path: standsInFor.path } : open;
  }
  // A viewer without the right to a page does not see its fallback page either (C-09).
  if (closed === 'service' && page.otherwise && gates.role && gates.expiry) return { is: 'instead', path: page.otherwise };
  return { is: 'closed', gate: closed === 'service' && !gates.role ? 'role' : closed };
}

/** Fake statuses with which its menu is hidden (R-137, C-08). */
const hidesFake = new Set([-1, 0, 3]);

/** Beside the right to the page itself, everybody but admins needs that to the fake page. */
const showsFake = ({ services, viewer }: AccessContext) =>
  !hidesFake.has(services.fake ?? -1) && viewer !== null && mayViewPage('fake@anticheatposition', viewer);

/** Whether a page has its entry in the menu: those without its service see the entry, and the page that explains it (C-08). */
export function isInMenu(page: Page, context: AccessContext): boolean {
  const { is } = decide(page, context);
  if (page.access !== undefined && context.hidden.has(page.access)) return false;
  if (page.service === 'fake' && !showsFake(context)) return false;
  //
  const menus = context.app?.menus ?? [];
  if (menus.length > 0 && page.access !== undefined && !menus.includes(page.access)) return false;
  return is === 'open' || is === 'instead';
}
