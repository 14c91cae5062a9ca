import type { Decision } from '#app/access/decide.ts';
import type { Page } from '#app/access/page.ts';
import type { Call } from '#app/api/declare/endpoint.ts';
import type { Fault } from '#mocks/scenarios.ts';
import { records } from './records.ts';

/** How much is walked: as much as `npm test` has time for, as much as differs, or all of it. */
export type Depth = 'brief' | 'usual' | 'whole';

/** Somebody at the console. */
export interface Person {
  name: string;
  /** Null is nobody. */
  email: string | null;
  /** Who sees all that this one sees, in the same apps. */
  within?: string;
  /** Of a company of their own, which has none of the records of the others. */
  isElsewhere?: boolean;
}

/** One mount of the console, and what is asked of it. */
export interface Cell {
  route: string;
  person: string;
  /** Null where the page is about no app, or the person has none. */
  app: number | null;
  fault: Fault | null;
  /** What names the record in the address of a page about one: part of the search, or of the path where that has a place for it. */
  record?: string;
  /** The one call that fails, for `one-failing`. */
  call?: Call;
  locale: 'zh-CN' | 'en';
}

/** What `decide` says of a route for a person in an app. */
export interface Standpoint {
  app: number | null;
  decision: Decision;
}

const at = (name: string): Person => ({ name, email: `${name}@provena.test` });
const elsewhere = (name: string): Person => ({ ...at(name), isElsewhere: true });

/** Sees all there is to see. */
export const richest = 'super';
/** Sees least of all who are signed in. */
const poorest = 'channel';

/** Every demo account, and nobody. The first is the richest. */
export const people: readonly Person[] = [
  at(richest),
  { ...at('manager'), within: richest },
  { ...at('appmanager'), within: 'appmanager.ads' },
  ...['appmanager.ads', 'staff', 'analyst', 'channel', 'demo', 'pending'].map(at),
  ...['newowner', 'ending', 'expired'].map(elsewhere),
  { name: 'nobody', email: null },
];

/** On a public page it matters only whether somebody is signed in, and how far they have come with it. */
const strangers: ReadonlySet<string> = new Set([richest, 'pending', 'newowner', 'nobody']);

/** Of every call at once. `one-failing` is planned by the calls that a page has made while all was well. */
const faults = ['failing', 'forbidden', 'malformed', 'offline', 'session-lost'] as const satisfies readonly Fault[];

/**
 * What of route x person x platform x fault is mounted. All of it at the depth `whole`, one step of each at `brief`; else as much as differs:
 *
 * - Who may open what is decided by `decide`, which `tests/access` holds against the rules for every person and platform. So a person is led
 *   to each route once for each outcome, in English, and not again in every app with the same outcome. A public page has one outcome, and
 *   asks nobody for their role.
 * - What a page shows in an app depends on the platform: the richest person opens each route in every app, in Chinese.
 * - What a fault does depends on the calls that a page makes: most for the richest, fewest for the poorest, others for nobody. A page that
 *   is closed makes none.
 */
export function planFor(
  { path, isPublic = false }: Pick<Page, 'path' | 'isPublic'>,
  { name, within }: Person,
  standpoints: readonly Standpoint[],
  depth: Depth,
  met: Set<string>,
): Cell[] {
  const isWhole = depth === 'whole';
  const cell = (app: number | null, locale: Cell['locale'], fault: Cell['fault'] = null): Cell => ({
    route: path,
    person: name,
    app,
    fault,
    locale,
  });
  if (isPublic && !isWhole && !strangers.has(name)) return [];
  if (depth === 'brief') return briefly({ standpoints, met, isRichest: name === richest, isWithin: within !== undefined, cell });
  const firsts = [...new Map(standpoints.toReversed().map((one) => [JSON.stringify(one.decision), one])).values()];
  const opened = standpoints.filter(({ decision }) => decision.is === 'open');
  const isFaulty = [richest, isPublic ? 'nobody' : poorest].includes(name);
  return [
    ...(isWhole ? standpoints : firsts).map(({ app }) => cell(app, 'en')),
    ...(isWhole ? standpoints : name === richest ? opened : []).map(({ app }) => cell(app, 'zh-CN')),
    // Of the calls that are ours, the richest makes them all.
    ...(isWhole || name === richest ? opened.slice(0, 1) : []).map(({ app }) => cell(app, 'zh-CN', 'plain-backend')),
    ...(isWhole ? opened : isFaulty ? opened.slice(0, 1) : []).flatMap(({ app }) => faults.map((fault) => cell(app, 'zh-CN', fault))),
  ];
}

interface Brief {
  standpoints: readonly Standpoint[];
  /** Outcomes that this person has met on other routes. */
  met: Set<string>;
  isRichest: boolean;
  isWithin: boolean;
  cell: (app: number | null, locale: Cell['locale'], fault?: Fault) => Cell;
}

/**
 * Each outcome once for everybody, and all calls failing once: what `npm test` walks. What stands instead of a closed page, or before the
 * sign-in, is the same for every route, so a person meets each cause once; and so does who sees a part of what another one sees with the pages that
 * open. The usual depth leads them to all.
 */
function briefly({ standpoints, met, isRichest, isWithin, cell }: Brief): Cell[] {
  const firsts = [...new Map(standpoints.toReversed().map((one) => [JSON.stringify(one.decision), one])).values()];
  const opened = standpoints.find(({ decision }) => decision.is === 'open');
  const unmet = firsts.filter(({ decision }) => {
    const outcome = JSON.stringify(decision);
    const isMet = met.has(outcome) && (isWithin || decision.is === 'closed' || decision.is === 'login');
    met.add(outcome);
    return !isMet;
  });
  return [...unmet.map(({ app }) => cell(app, 'en')), ...(isRichest && opened ? [cell(opened.app, 'zh-CN', 'failing')] : [])];
}

/** The richest opens the menus of each page once, in English: they hold what a page says only when it is asked. */
export const hasMenusOpened = ({ person, fault, locale }: Cell) => person === richest && fault === null && locale === 'en';

/** Each call that a page makes fails once while all others succeed: for the richest, who makes them all. */
export function oneFailing(cell: Cell, calls: readonly Call[]): Cell[] {
  if (cell.person !== richest || cell.fault !== null || cell.locale !== 'en' || calls.length < 2) return [];
  return calls.map((call): Cell => ({ ...cell, fault: 'one-failing', call, locale: 'zh-CN' }));
}

/** Who may open a page about a record opens one, too: healthy, and with everything failing. */
export function withRecords(cells: readonly Cell[], { isElsewhere }: Person, standpoints: readonly Standpoint[]): Cell[] {
  if (isElsewhere) return [...cells];
  return cells.flatMap((cell) => {
    const named = records[cell.route];
    const isOpen = (app: number | null) => standpoints.some((one) => one.app === app && one.decision.is === 'open');
    if (!named || !isOpen(cell.app) || !isOpen(named.app) || !(cell.fault === null || cell.fault === 'failing')) return [cell];
    return [cell, { ...cell, app: named.app, record: named.record }];
  });
}

export function addressOf({ route, app, record }: Cell): string {
  const isInPath = /\/:\w+/.test(route);
  const path = isInPath && record !== undefined ? route.replace(/:\w+/, record) : route;
  const search = [app !== null && `app=${app}`, !isInPath && record].filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

export const nameOf = ({ route, person, app, fault, record, call, locale }: Cell): string =>
  [record ? `${route}?${record}` : route, person, app ?? '', fault ?? 'healthy', call ?? '', locale].filter(Boolean).join(' · ');
