import { Settings as Gear } from 'lucide-react';
import type { PaletteItem } from '#design-system';
import { decide, type Decision } from '../../access/decide.ts';
import type { Gate, AccessContext } from '../../access/gates.ts';
import { titleOf, type Screen } from '../../routes/screen.ts';
import { table } from '../../routes/table.ts';
import { sectionIcons } from '../menu/sections.ts';

/** The palette leads to no record. */
const nothing = new URLSearchParams();

interface Wording {
  isChinese: boolean;
  sections: Readonly<Record<string, string>>;
  settings: string;
  closedBy: Readonly<Record<Gate, string>>;
}

/**
 * Every built page behind the sign-in: open pages first, then closed ones with the gate that closes them. A closed one leads to its page,
 * which explains more.
 */
export function pagesFor(
  context: AccessContext,
  app: number | undefined,
  { isChinese, sections, settings, closedBy }: Wording,
): PaletteItem[] {
  const own = isChinese ? 0 : 1;
  const item = (screen: Screen, decision: Decision): PaletteItem => ({
    id: `page:${screen.path}`,
    label: titleOf(screen, nothing)[own],
    keywords: titleOf(screen, nothing)[1 - own] ?? '',
    note: decision.is === 'closed' ? closedBy[decision.gate] : screen.menu ? (sections[screen.menu] ?? '') : settings,
    href: screen.platforms && app !== undefined ? `${screen.path}?app=${app}` : screen.path,
    icon: screen.menu ? sectionIcons[screen.menu] : Gear,
  });
  const decided = table
    .filter((screen) => screen.load && !screen.isPublic && !screen.redirect && !screen.path.includes(':') && !isReachedFromAnother(screen))
    .map((screen) => ({ screen, decision: decide(screen, context) }));
  const isOpen = ({ decision }: { decision: Decision }) => decision.is === 'open' || decision.is === 'instead';
  return [...decided.filter(isOpen), ...decided.filter((one) => !isOpen(one))].map(({ screen, decision }) => item(screen, decision));
}

/** Whether the reader may open a page. */
export function isOpenTo({ context }: { context: AccessContext }, path: string): boolean {
  const screen = table.find((one) => one.path === path);
  return screen !== undefined && decide(screen, context).is === 'open';
}

/** The gate that closes a page to the reader, if one does. */
export function gateBefore({ context }: { context: AccessContext }, path: string): Gate | null {
  const screen = table.find((one) => one.path === path);
  const decision = screen && decide(screen, context);
  return decision?.is === 'closed' ? decision.gate : null;
}

/** Pages without an entry of their own: those shown instead of a page without its service, and those for channel users. */
const isReachedFromAnother = ({ path, isForChannels }: Screen) => isForChannels === true || fallbackPaths.has(path);
const fallbackPaths = new Set(table.flatMap(({ otherwise }) => otherwise ?? []));
