import { columns } from '#app/api/campaigns/columns.ts';
import type { Column } from '#app/api/campaigns/columns.ts';
import { catalogue, isMetric, metricIds, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { appOf, type RequestContext } from '../../service/access.ts';
import { badRequest } from '../../service/refusal.ts';
import { dataFlagsIn } from '../../world/apps/reportLimits.ts';
import { part } from '../../world/state/part.ts';

/** Which columns somebody has chosen for one report of one app. */
interface Choice {
  key: string;
  columns: readonly string[];
}

const choicesOf = part((world) =>
  world.store.collection<Choice>(
    'columns',
    () => [],
    ({ key }) => key,
  ),
);
const keyOf = ({ caller }: RequestContext, app: number, report: string) => `${caller.id}/${app}/${report}`;

/** What every reader starts with, and what an industry looks at besides. */
const usual: readonly MetricId[] = [
  'clicks',
  'installs',
  'installRate',
  'registrations',
  'active',
  'retention1',
  'income',
  'cost',
  'cpa',
  'roi',
];
const ofIndustry: Readonly<Record<string, readonly MetricId[]>> = {
  game: ['newPayers', 'payRate', 'arppu', 'ltv', 'retention7', 'firstDayRoi'],
  shop: ['orders', 'incomePerOrder', 'payers', 'wakes'],
  reading: ['sessionsPerUser', 'secondsPerUser', 'retention7', 'adArpu'],
  tool: ['sessionsPerUser', 'retention30', 'ecpm', 'adRevenue'],
  social: ['logins', 'sessionsPerUser', 'retention7'],
  education: ['registrationRate', 'costPerRegistration', 'orders'],
  finance: ['registrationRate', 'costPerRegistration', 'suspectRate'],
  travel: ['orders', 'incomePerOrder', 'wakes'],
  general: [],
};

/** Reports that are about something else begin with that. */
const ofReport: Readonly<Record<string, readonly MetricId[]>> = {
  remarketing: ['wakes', 'wakePayers', 'wakePayRate', 'wakeIncome', 'wakeOrders'],
  keyword: ['impressions', 'clicks', 'clickRate', 'installs', 'installRate', 'registrations', 'cost', 'cpc', 'cpa', 'roi'],
  userengagement: ['active', 'logins', 'sessions', 'sessionsPerUser', 'secondsPerSession', 'secondsPerUser', 'installs', 'retention1'],
  Terminalproperties: [
    'active',
    'installs',
    'registrationRate',
    'sessionsPerUser',
    'secondsPerUser',
    'retention1',
    'retention7',
    'payRate',
    'arpu',
  ],
  IndicatorDetails: ['installs', 'blockedClicks', 'blockedRate', 'blockedInstalls', 'suspectInstalls', 'suspectRate', 'cost', 'cpa'],
  adsenseinfo: ['cost', 'installs', 'cpa', 'adRevenue', 'income', 'ltv', 'roi'],
  admobinfo: ['adRevenue', 'adRequests', 'adFills', 'fillRate', 'adImpressions', 'showRate', 'ecpm', 'adArpu'],
  asacampaigninfo: ['impressions', 'clicks', 'clickRate', 'installs', 'installRate', 'cost', 'cpc', 'cpa', 'income', 'roi'],
};

const groups: readonly (readonly [name: string, last: MetricId])[] = [
  ['click', 'clickRate'],
  ['install', 'logins'],
  ['retention', 'retention30'],
  ['pay', 'incomePerOrder'],
  ['cost', 'firstDayRoi'],
  ['engagement', 'secondsPerUser'],
  ['fraud', 'suspectRate'],
  ['wake', 'wakeOrders'],
];

/** Under which heading a column is offered. */
export const groupOf = (id: MetricId) => groups.find(([, last]) => metricIds.indexOf(id) <= metricIds.indexOf(last))?.[0] ?? 'monetization';

/** The columns that this reader may see in this app. */
function allowed({ world, caller }: RequestContext, app: number): readonly MetricId[] {
  const flags = dataFlagsIn(world, caller, app);
  const isH5 = appOf(world, app).platform === 'H5';
  return metricIds.filter((id) => {
    const { flag } = catalogue[id];
    return !flag || (flags[flag] && !(isH5 && flag === 'retention'));
  });
}

const defaults = (industry: string, report = ''): MetricId[] => [...(ofReport[report] ?? [...usual, ...(ofIndustry[industry] ?? [])])];

export const columnAnswers: readonly Answer[] = [
  answer(columns.all, ({ world, caller, input: { app, x } }) => {
    const shown = new Set<MetricId>(defaults(appOf(world, app).industry, String(x)));
    return allowed({ world, caller }, app).map((key): Column => ({ key, group: groupOf(key), isDefault: shown.has(key) }));
  }),
  answer(columns.chosen, ({ world, caller, input: { app, x } }) => {
    const open = new Set<string>(allowed({ world, caller }, app));
    // As they were saved: the console says what of them is not shown any more.
    const saved = choicesOf(world).find(keyOf({ world, caller }, app, String(x)))?.columns;
    return saved ? [...saved] : defaults(appOf(world, app).industry, String(x)).filter((one) => open.has(one));
  }),
  answer(columns.choose, ({ world, caller, input: { app, x, columns: chosen } }) => {
    if (!chosen.length || !chosen.every(isMetric)) throw badRequest('viewcolumn');
    choicesOf(world).put({ key: keyOf({ world, caller }, app, String(x)), columns: [...new Set(chosen)] });
    return null;
  }),
  answer(columns.ofIndustry, ({ input }) => defaults(input.x)),
];
