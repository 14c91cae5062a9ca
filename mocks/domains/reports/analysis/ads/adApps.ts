import type { AdSources } from '#app/api/reports/adRevenue.ts';
import { Refusal } from '../../../../service/refusal.ts';
import type { AppRecord } from '../../../../world/apps/app.ts';
import { settingsFor } from '../../../../world/apps/settings.ts';
import type { Account } from '../../../../world/members/account.ts';
import { menusOf } from '../../../../world/members/seed-pages.ts';
import type { World } from '../../../../world/world.ts';
import { requireRead } from '../../pages.ts';
import { subjectOf, type Scope } from '../../scope.ts';
import { adSourcesOf } from './adSources.ts';

const report = 'admob_sources';

interface Asking {
  world: World;
  caller: Account;
  input: Scope & { app: string | number };
}

/**
 * What the ads in each app earned, of the apps whose ad revenue the caller may read: the right and the service are those of each app by itself.
 * Amounts in another currency than that of the app in question are no parts of one whole: those apps are named, without figures.
 */
export function adAppsOf({ world, caller, input }: Asking): AdSources {
  const { app: asked } = subjectOf(world, caller, { ...input, report });
  const currencyOf = (app: AppRecord) => settingsFor(world, app).currency;
  const readable = world.appsOf(caller).filter((app) => mayRead(world, caller, app));
  const isSame = (app: AppRecord) => currencyOf(app) === currencyOf(asked);
  const parts = readable.filter(isSame).map((app) => {
    const whole = adSourcesOf(subjectOf(world, caller, { ...input, app: app.id, report }), 'network');
    return { app, whole };
  });
  const [first] = parts;
  const days = new Map<string, Record<string, number>>();
  for (const { app, whole } of parts)
    for (const { day, revenue } of whole.days) days.set(day, { ...days.get(day), [app.id]: sumOf(Object.values(revenue)) });
  return {
    ...(first?.whole ?? adSourcesOf(subjectOf(world, caller, { ...input, report }), 'network')),
    part: 'app',
    rows: parts.flatMap(({ app, whole }) => rowOf(app, whole)).toSorted((a, b) => b.revenue - a.revenue),
    days: [...days].map(([day, revenue]) => ({ day, revenue })).toSorted((a, b) => a.day.localeCompare(b.day)),
    settledTo: parts.find(({ whole }) => whole.settledTo !== null)?.whole.settledTo ?? null,
    apart: readable.filter((app) => !isSame(app)).map((app) => ({ key: String(app.id), label: app.name, currency: currencyOf(app) })),
  };
}

/** Expired apps and the one of integration tests cannot be opened, so nothing leads to them. */
function mayRead(world: World, caller: Account, app: AppRecord): boolean {
  if (app.isExpired || app.isDebug || !menusOf(app.platform).includes('admobinfo@trafficmonetization')) return false;
  try {
    requireRead({ world, caller }, report, app.id);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function rowOf({ id, name }: AppRecord, { rows }: AdSources): AdSources['rows'] {
  if (rows.length === 0) return [];
  const of = (what: 'requests' | 'fills' | 'impressions' | 'revenue' | 'settled' | 'settledEstimate') =>
    sumOf(rows.map((row) => row[what] ?? 0));
  const hasSettled = rows.some(({ settled }) => settled !== null);
  return [
    {
      key: String(id),
      label: name,
      requests: of('requests'),
      fills: of('fills'),
      impressions: of('impressions'),
      revenue: of('revenue'),
      settled: hasSettled ? of('settled') : null,
      settledEstimate: hasSettled ? of('settledEstimate') : null,
    },
  ];
}

/** Amounts of two decimals, without what binary fractions leave behind. */
const sumOf = (amounts: readonly number[]) => Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100) / 100;
