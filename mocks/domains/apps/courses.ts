import { answer, type Answer } from '../../service/answer.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { arrivals } from '../../world/facts/keep.ts';
import { passed } from '../../world/facts/season.ts';
import { tally, type Tally } from '../../world/facts/tally.ts';
import type { Account } from '../../world/people/account.ts';
import { rightsIn } from '../../world/people/rights.ts';
import { dayAt, indexOf, shifted } from '../../world/time/calendar.ts';
import type { World } from '../../world/world.ts';
import { filterOf } from '../reports/scope.ts';
import { appFigures, type AppCourse } from '#app/api/ours/apps/figures.ts';

const past = 14;

/** Nothing is installed on a page. */
const isPage = ({ platform }: AppRecord) => platform === 'H5' || platform === 'selfBuilt';

function courseOf(world: World, caller: Account, app: AppRecord): AppCourse {
  const { day, minute } = world.now;
  const filter = filterOf(world, { from: shifted(day, -past), to: day }, rightsIn(world, caller, app.id).flags, caller.channels);
  const { books } = world.promotionOf(app);
  const indexes = Array.from({ length: past + 1 }, (_, index) => indexOf(day) - past + index);
  const sources = books.ads.filter((ad) => filter.ad?.(ad) ?? true).map((ad) => books.source(ad));
  // Who came follows from no other day, so that a list of apps opens no books for it.
  const installs = indexes.map((index) => sources.reduce((sum, source) => sum + arrivals(source, index).installs, 0));
  const counted = isPage(app) ? activeOn(tally(books, { by: 'day', facts: ['active'] }, filter), indexes) : installs;
  const days = counted.slice(0, past);
  // Of a day that has not ended it is the newcomers who are still missing.
  const missing = (installs[past - 1] ?? 0) * (1 - passed(minute));
  return {
    app: app.id,
    metric: isPage(app) ? 'active' : 'installs',
    today: counted[past] ?? 0,
    before: Math.floor((days.at(-1) ?? 0) - missing),
    days,
  };
}

const activeOn = (sums: Tally, indexes: readonly number[]) => indexes.map((index) => sums.get(dayAt(index))?.[placeOf.active] ?? 0);

/** The overview of each app decides who is told. */
const isTold = (world: World, caller: Account, { id, isExpired, isDebug }: AppRecord) =>
  !isExpired && !isDebug && rightsIn(world, caller, id).pages['dashboard@monitor'] !== undefined;

export const courseAnswers: readonly Answer[] = [
  answer(appFigures.courses, ({ world, caller }) =>
    world
      .appsOf(caller)
      .filter((app) => isTold(world, caller, app))
      .map((app) => courseOf(world, caller, app)),
  ),
];
