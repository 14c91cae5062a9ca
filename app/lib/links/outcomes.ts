import type { Landing, LinkTemplate } from '../../api/ours/links/one-links.ts';

export const systems = ['iOS', 'Android', 'Harmony', 'desktop'] as const satisfies readonly Landing['system'][];
export const places = ['browser', 'wechat', 'douyin', 'message'] as const satisfies readonly Landing['place'][];
/** From the best to the worst: a dead end is always listed last. */
export const outcomes = ['app', 'store', 'guide', 'page', 'none'] as const satisfies readonly Landing['outcome'][];

export type System = (typeof systems)[number];
export type Place = (typeof places)[number];
export type Outcome = (typeof outcomes)[number];
type Route = LinkTemplate['routes'][number];
export type Routes = readonly Route[];
export type RouteField = Exclude<keyof Route, 'system'>;

/** One situation in which a link is clicked. */
export interface Cell {
  system: System;
  place: Place;
  isInstalled: boolean;
}

/** One stop between the click and its end. */
export type PathStep =
  | { kind: 'click' }
  /** A page that asks the reader to open the link in the browser of the system. */
  | { kind: 'guide' }
  | { kind: 'app' | 'store' | 'page'; target: string }
  /** The first open after an install leads to the page that the link was about. */
  | { kind: 'deferred'; target: string }
  /** Nothing follows. `field` is what has to be filled. */
  | { kind: 'dead'; field: RouteField };

export interface CellOutcome extends Cell {
  outcome: Outcome;
  path: readonly PathStep[];
}

/** All 32 situations, system by system. */
export const cells: readonly Cell[] = systems.flatMap((system) =>
  places.flatMap((place) => [true, false].map((isInstalled) => ({ system, place, isInstalled }))),
);

export const keyOf = ({ system, place, isInstalled }: Cell) => `${system} ${place} ${isInstalled ? 'installed' : 'missing'}`;

/** A field of spaces is as empty as one that was never filled. */
const filled = (text: string | null | undefined): string | null => text?.trim() || null;

const click: PathStep = { kind: 'click' };
const dead = (field: RouteField): PathStep => ({ kind: 'dead', field });

/** Where a click ends, by the template and by what each place allows. */
export function outcomeOf(routes: Routes, cell: Cell): CellOutcome {
  const route = routes.find(({ system }) => system === cell.system);
  const [installed, missing, failing] = [filled(route?.installed), filled(route?.missing), filled(route?.failing)];
  const end = (outcome: Outcome, ...path: readonly PathStep[]): CellOutcome => ({ ...cell, outcome, path: [click, ...path] });
  const page = (otherwise: RouteField) => (failing ? end('page', { kind: 'page', target: failing }) : end('none', dead(otherwise)));
  // No app runs on a computer: the link shows a page, which may carry a QR code.
  if (cell.system === 'desktop') return page('failing');
  // WeChat opens neither apps nor stores by itself: one more step, through the browser.
  const guide: readonly PathStep[] = cell.place === 'wechat' ? [{ kind: 'guide' }] : [];
  if (cell.isInstalled && installed) return end(guide.length ? 'guide' : 'app', ...guide, { kind: 'app', target: installed });
  if (missing) {
    const deferred: readonly PathStep[] = !cell.isInstalled && installed ? [{ kind: 'deferred', target: installed }] : [];
    return end(guide.length ? 'guide' : 'store', ...guide, { kind: 'store', target: missing }, ...deferred);
  }
  // Without the app and without a store nothing can be opened. The fallback page is for links that fail to open.
  return cell.isInstalled ? page('installed') : end('none', dead('missing'));
}

export const matrixOf = (routes: Routes): readonly CellOutcome[] => cells.map((cell) => outcomeOf(routes, cell));

export interface OutcomeCount {
  outcome: Outcome;
  count: number;
}

/** How many situations end in each way, dead ends last; what does not occur is left out. */
export const countsOf = (matrix: readonly CellOutcome[]): readonly OutcomeCount[] =>
  outcomes
    .map((outcome) => ({ outcome, count: matrix.filter((cell) => cell.outcome === outcome).length }))
    .filter(({ count }) => count > 0);

export const deadEndsOf = (matrix: readonly CellOutcome[]) => matrix.filter(({ outcome }) => outcome === 'none');

export interface OutcomeChange {
  cell: Cell;
  before: CellOutcome;
  after: CellOutcome;
  /** `broken`: it was no dead end and becomes one. `target`: the same kind of end, at another address. */
  kind: 'broken' | 'fixed' | 'outcome' | 'target';
}

const order = ['broken', 'outcome', 'target', 'fixed'] as const satisfies readonly OutcomeChange['kind'][];

function kindOf(before: CellOutcome, after: CellOutcome): OutcomeChange['kind'] | null {
  if (before.outcome !== after.outcome) return after.outcome === 'none' ? 'broken' : before.outcome === 'none' ? 'fixed' : 'outcome';
  // Two dead ends differ in what would fix them, which changes nothing for who clicks.
  if (after.outcome === 'none') return null;
  return JSON.stringify(before.path) === JSON.stringify(after.path) ? null : 'target';
}

/** What a changed template does to clicks, new dead ends first. */
export function changesBetween(saved: Routes, draft: Routes): readonly OutcomeChange[] {
  const changes = cells.flatMap((cell): OutcomeChange[] => {
    const [before, after] = [outcomeOf(saved, cell), outcomeOf(draft, cell)];
    const kind = kindOf(before, after);
    return kind ? [{ cell, before, after, kind }] : [];
  });
  return order.flatMap((kind) => changes.filter((change) => change.kind === kind));
}
