import { match, type Range } from '../../foundation/match/match.ts';
import type { Lookup, PaletteGroup, PaletteItem } from './palette.ts';

/** An item with what was found in it. */
export interface PaletteResult {
  item: PaletteItem;
  inLabel: readonly Range[];
  inContext: readonly Range[];
}

export interface ResultGroup {
  id: string;
  title: string;
  results: readonly PaletteResult[];
  /** How many there are, where something was typed. */
  total?: number;
  /** Of a group that is looked up: whether its results are those of the query. */
  state?: Lookup['state'];
  /** Why nothing of it was found. */
  cause?: string | undefined;
}

export interface Query {
  text: string;
  /** Began with >. */
  isForActions: boolean;
}

/** `>导出` looks for 导出 among the actions. The full-width sign of Chinese keyboards counts as well. */
export function queryOf(entry: string): Query {
  const isForActions = /^\s*[>＞]/.test(entry);
  return { text: (isForActions ? entry.replace(/^\s*[>＞]/, '') : entry).trim(), isForActions };
}

/** How many items a group shows before anything is typed. */
const preview = 5;

/**
 * What the list shows, group by group in their order, the best first in each. Nothing typed: what was used last, then the beginning of
 * every group.
 */
export function resultsOf({ text, isForActions }: Query, groups: readonly PaletteGroup[], recent?: PaletteGroup): ResultGroup[] {
  const searched = isForActions ? groups.filter((group) => group.isActions) : groups;
  if (text !== '') return searched.map((group) => counted(resultGroup(group, ranked(text, group.items)))).filter(hasResults);
  if (isForActions) return searched.map((group) => resultGroup(group, group.items.map(plain))).filter(hasResults);
  const used = recent?.items ?? [];
  const beginning = ({ items }: PaletteGroup) => items.filter(({ id }) => !used.some((one) => one.id === id)).slice(0, preview);
  const beginnings = searched.map((group) => resultGroup(group, beginning(group).map(plain)));
  return [...(recent ? [resultGroup(recent, used.map(plain))] : []), ...beginnings].filter(hasResults);
}

/** What was looked up is shown as it came, also where the finder knows better why; the items of the last query only as far as they still match. */
export function lookedUp({ text }: Query, lookups: readonly Lookup[]): ResultGroup[] {
  return lookups.map(({ id, title, items, total, state, cause }) => {
    if (state === 'found') return { id, title, results: items.map((item) => look(text, item) ?? plain(item)), total, state, cause };
    return { id, title, results: ranked(text, items), state };
  });
}

/** The titles of all that a query was looked for in: of what is looked up where it was. */
export function searchedIn({ isForActions }: Query, groups: readonly PaletteGroup[], lookups: readonly Lookup[]): string[] {
  const searched = isForActions
    ? groups.filter(({ isActions }) => isActions)
    : [...groups, ...lookups.filter(({ state }) => state !== 'unavailable')];
  return searched.map(({ title }) => title);
}

/** Whether the query was understood as pinyin, which the palette then says. */
export function isSpelt(query: string, groups: readonly ResultGroup[]): boolean {
  if (!/^[a-z]/i.test(query)) return false;
  return groups.some(({ results }) =>
    results.some(({ item, inLabel }) => inLabel.some(([start, end]) => /\p{Script=Han}/u.test(item.label.slice(start, end)))),
  );
}

const plain = (item: PaletteItem): PaletteResult => ({ item, inLabel: [], inContext: [] });

const resultGroup = ({ id, title }: PaletteGroup, results: readonly PaletteResult[]): ResultGroup => ({ id, title, results });

const counted = (group: ResultGroup): ResultGroup => ({ ...group, total: group.results.length });

const hasResults = ({ results }: ResultGroup) => results.length > 0;

function ranked(query: string, items: readonly PaletteItem[]): PaletteResult[] {
  return items
    .flatMap((item) => {
      const found = look(query, item);
      return found ? [found] : [];
    })
    .sort((a, b) => rank(b) - rank(a));
}

/** Only a clearly better find moves an item: among equals the order of the group, in which the likely ones come first, stays. */
const rank = ({ score }: { score: number }) => Math.floor(score * 10);

/** Label and context are one text, so that 山海 ios finds 山海行纪 · iOS. */
function look(query: string, item: PaletteItem): (PaletteResult & { score: number }) | null {
  const text = `${item.label} ${item.context ?? ''}`;
  const found = match(query, text.trimEnd()) ?? match(query, `${text} ${item.keywords ?? ''}`);
  if (!found) return null;
  const [label, context] = [0, item.label.length + 1];
  return {
    item,
    score: found.score,
    inLabel: shiftRanges(found.ranges, label, item.label.length),
    inContext: shiftRanges(found.ranges, context, item.context?.length ?? 0),
  };
}

/** The part of the ranges that lies in one piece of the text, counted from its beginning. */
function shiftRanges(ranges: readonly Range[], from: number, length: number): Range[] {
  return ranges
    .map(([start, end]) => [Math.max(start - from, 0), Math.min(end - from, length)] as const)
    .filter(([start, end]) => end > start);
}
