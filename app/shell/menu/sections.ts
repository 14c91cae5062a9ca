import { Apple, ChartLine, Coins, Database, Megaphone, MousePointerClick, RefreshCw, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import type { LucideIcon } from '#design-system';
import { isInMenu } from '../../access/decide.ts';
import type { AccessContext } from '../../access/gates.ts';
import { inOwnOrder } from '../../access/own-menu/ownMenu.ts';
import type { MenuSection, Screen } from '../../routes/screen.ts';
import { table } from '../../routes/table.ts';

/** The sections of the menu in their order, each with its icon. */
export const sectionIcons: Record<MenuSection, LucideIcon> = {
  monitor: ChartLine,
  behavior: MousePointerClick,
  lifecycle: RefreshCw,
  campaigns: Megaphone,
  data: Database,
  config: SlidersHorizontal,
  monetization: Coins,
  antiCheat: ShieldCheck,
  skan: Apple,
};

export interface Section {
  name: MenuSection;
  entries: readonly Screen[];
}

const isSection = (name: string): name is MenuSection => Object.hasOwn(sectionIcons, name);

/**
 * The pages that somebody may open, by section, in the reader's order. A page that is not built has no entry, a section without
 * entries is not there.
 */
export function sectionsFor(context: AccessContext, order: readonly string[] = []): readonly Section[] {
  const entries = inOwnOrder(
    table.filter((screen) => screen.load && isInMenu(screen, context)),
    order,
  );
  return Object.keys(sectionIcons)
    .filter(isSection)
    .map((name) => ({ name, entries: entries.filter(({ menu }) => menu === name) }))
    .filter((section) => section.entries.length > 0);
}
