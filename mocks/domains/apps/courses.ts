import { answer, type Answer } from '../../service/answer.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { arrivals } from '../../world/facts/writeLedger.ts';
import { passed } from '../../world/facts/season.ts';
import { sumFacts, type FactSums } from '../../world/facts/sumFacts.ts';
import type { Account } from '../../world/members/account.ts';
import { dataFlagsIn } from '../../world/apps/reportLimits.ts';
import { rightsIn } from '../../world/members/rights.ts';
import { dayAt, indexOf, shifted } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';
import { filterOf } from '../reports/scope.ts';
import { appFigures, type AppCourse } from '#app/api/ours/apps/figures.ts';

const past = 14;

/** Nothing is installed on a page. */
const isPage = ({ platform }: AppRecord) => platform === 'H5' || platform === 'selfBuilt';

function courseOf(world: World, caller: Account, app: AppRecord): AppCourse {
  const { day, minute } = world.now;
  const filter = filterOf(world, { from: shifted(day, -past), to: day }, dataFlagsIn(world, caller, app.id), caller.channels);
  const { books } = world.promotionOf(app);
  const indexes = Array.from({ length: past + 1 }, (_, index) => indexOf(day) - past + index);
  const sources = books.ads.filter((ad) => filter.ad?.(ad) ?? true).map((ad) => books.source(ad));
  // Arrivals of a day do not depend on other days, so a list of apps needs no ledgers.
  const installs = indexes.map((index) => sources.reduce((sum, source) => sum + arrivals(source, index).installs, 0));
  const counted = isPage(app) ? activeOn(sumFacts(books, { by: 'day', facts: ['active'] }, filter), indexes) : installs;
  const days = counted.slice(0, past);
  return {
    app: app.id,
    metric: isPage(app) ? 'active' : 'installs',
    today: counted[past] ?? 0,
    // Yesterday until this minute: the rest of that day is left out, of whatever is counted.
    before: Math.floor((days.at(-1) ?? 0) * passed(minute)),
    days,
  };
}

const activeOn = (sums: FactSums, indexes: readonly number[]) => indexes.map((index) => sums.get(dayAt(index))?.[placeOf.active] ?? 0);

/** Includes only apps whose overview the caller may open. */
const isVisible = (world: World, caller: Account, { id, isExpired, isDebug }: AppRecord) =>
  !isExpired && !isDebug && rightsIn(world, caller, id).pages['dashboard@monitor'] !== undefined;

export const courseAnswers: readonly Answer[] = [
  answer(appFigures.courses, ({ world, caller }) =>
    world
      .appsOf(caller)
      .filter((app) => isVisible(world, caller, app))
      .map((app) => courseOf(world, caller, app)),
  ),
];
