import { Settings as Gear } from 'lucide-react';
import type { PaletteItem } from '#design-system';
import { decide, type Decision } from '../../access/decide.ts';
import type { Gate, Standing } from '../../access/gates.ts';
import type { Screen } from '../../routes/screen.ts';
import { table } from '../../routes/table.ts';
import { sectionIcons } from '../menu/sections.ts';

interface Wording {
  isChinese: boolean;
  sections: Readonly<Record<string, string>>;
  settings: string;
  closedBy: Readonly<Record<Gate, string>>;
}

/**
 * Every page behind the sign-in that has been built: those that open first, then those that do not, each with the gate that keeps it. A closed one
 * leads to its page, which explains more.
 */
export function pagesFor(standing: Standing, app: number | undefined, { isChinese, sections, settings, closedBy }: Wording): PaletteItem[] {
  const own = isChinese ? 0 : 1;
  const item = (screen: Screen, decision: Decision): PaletteItem => ({
    id: `page:${screen.path}`,
    label: screen.title[own],
    keywords: screen.title[1 - own] ?? '',
    note: decision.is === 'closed' ? closedBy[decision.gate] : screen.menu ? (sections[screen.menu] ?? '') : settings,
    href: screen.platforms && app !== undefined ? `${screen.path}?app=${app}` : screen.path,
    icon: screen.menu ? sectionIcons[screen.menu] : Gear,
  });
  const judged = table
    .filter((screen) => screen.load && !screen.isPublic && !screen.redirect && !screen.path.includes(':') && !isTold(screen))
    .map((screen) => ({ screen, decision: decide(screen, standing) }));
  const isOpen = ({ decision }: { decision: Decision }) => decision.is === 'open' || decision.is === 'instead';
  return [...judged.filter(isOpen), ...judged.filter((one) => !isOpen(one))].map(({ screen, decision }) => item(screen, decision));
}

/** Whether a reader may open a page where he stands. */
export function isOpenTo({ standing }: { standing: Standing }, path: string): boolean {
  const screen = table.find((one) => one.path === path);
  return screen !== undefined && decide(screen, standing).is === 'open';
}

/** Pages that only another one leads to: what stands in for a service, what a channel user is told. */
const isTold = ({ path, isForChannels }: Screen) => isForChannels === true || standIns.has(path);
const standIns = new Set(table.flatMap(({ otherwise }) => otherwise ?? []));
