import type { DataFlag } from '../../api/reports/shapes.ts';
import { costPer, less, people, per, sum, type Formula } from './formula.ts';
import { postbackWindows, type PostbackWindow } from '../postbacks/postbackWindows.ts';
import type { metricWords } from './words.ts';

export type MetricId = keyof typeof metricWords;

/** The unit of a metric. Money is in yuan, a rate is a share of 1. */
export type Unit = 'count' | 'money' | 'rate' | 'ratio' | 'seconds';

export interface Metric {
  formula: Formula;
  unit: Unit;
  /** Whether more of it is better. */
  polarity: 'up' | 'down' | 'none';
  /** The data flag without which it is not shown. */
  flag?: DataFlag;
  /** Days after which the value of a day is final. Before that it is not mature: hatched, and left out of averages. */
  dueAfter?: number;
  /** Days before which there is nothing of a day at all. */
  startsAfter?: number;
  /** It counts up to this moment, so it is never final and never left out. */
  isToDate?: boolean;
}

const count = (more: Partial<Metric> = {}): Metric => ({ formula: sum, unit: 'count', polarity: 'up', ...more });
/** Distinct people of a period. */
const persons = (more: Partial<Metric> = {}): Metric => count({ formula: people, ...more });
const made = (unit: Unit, formula: Formula, more: Partial<Metric> = {}): Metric => ({ formula, unit, polarity: 'up', ...more });

const pay = { flag: 'pay' } as const;
const retention = { flag: 'retention' } as const;
const order = { flag: 'order' } as const;
const down = { polarity: 'down' } as const;
const toDate = { ...pay, isToDate: true } as const;
/** Judged suspect for up to a week after the install. */
const downAfterAWeek = { ...down, dueAfter: 7 } as const;

/** Sent from the end of its window on. */
const sentIn = (number: PostbackWindow['number']) => ({
  startsAfter: postbackWindows[number].first,
  dueAfter: postbackWindows[number].last,
});

/** Every metric of the console with its formula, its unit and the right it needs. The names are in `words.ts`. */
export const catalogue: Readonly<Record<MetricId, Metric>> = {
  impressions: count({ polarity: 'none' }),
  clicks: count(),
  duplicateClicks: count(down),
  uniqueClicks: made('count', less('clicks', 'duplicateClicks')),
  clickRate: made('rate', per('clicks', 'impressions')),

  installs: count(),
  installRate: made('rate', per('clickedInstalls', 'clicks')),
  registrations: count(),
  registrationRate: made('rate', per('registrations', 'installs')),
  active: persons(),
  logins: persons(),

  retention1: made('rate', per('kept1', 'followed1'), { ...retention, dueAfter: 1 }),
  retention3: made('rate', per('kept3', 'followed3'), { ...retention, dueAfter: 3 }),
  retention7: made('rate', per('kept7', 'followed7'), { ...retention, dueAfter: 7 }),
  retention14: made('rate', per('kept14', 'followed14'), { ...retention, dueAfter: 14 }),
  retention30: made('rate', per('kept30', 'followed30'), { ...retention, dueAfter: 30 }),

  newPayers: count(pay),
  newPayRate: made('rate', per('newPayers', 'installs'), pay),
  payers: persons(pay),
  payRate: made('rate', per('payers', 'active'), pay),
  income: made('money', sum, pay),
  firstDayIncome: made('money', sum, pay),
  cohortIncome: made('money', sum, toDate),
  arppu: made('money', per('income', 'payers'), pay),
  arpu: made('money', per('income', 'active'), pay),
  ltv: made('money', per('cohortIncome', 'installs'), toDate),
  ltv0: made('money', per('firstDayIncome', 'installs'), pay),
  ltv1: made('money', per('paid1', 'due1'), { ...pay, dueAfter: 1 }),
  ltv3: made('money', per('paid3', 'due3'), { ...pay, dueAfter: 3 }),
  ltv7: made('money', per('paid7', 'due7'), { ...pay, dueAfter: 7 }),
  ltv14: made('money', per('paid14', 'due14'), { ...pay, dueAfter: 14 }),
  ltv30: made('money', per('paid30', 'due30'), { ...pay, dueAfter: 30 }),
  orders: count(order),
  incomePerOrder: made('money', per('income', 'orders'), order),

  cost: made('money', sum, { polarity: 'none' }),
  cpc: made('money', costPer('clicks'), down),
  cpa: made('money', costPer('installs'), down),
  costPerRegistration: made('money', costPer('registrations'), down),
  costPerPayer: made('money', costPer('newPayers'), { ...down, ...pay }),
  roi: made('rate', per('cohortIncome', 'cost'), toDate),
  firstDayRoi: made('rate', per('firstDayIncome', 'cost'), pay),

  sessions: count(),
  sessionsPerUser: made('ratio', per('sessions', 'active')),
  secondsPerSession: made('seconds', per('seconds', 'sessions')),
  secondsPerUser: made('seconds', per('seconds', 'active')),

  blockedClicks: count(down),
  blockedInstalls: count(down),
  suspectInstalls: count(downAfterAWeek),
  blockedRate: made('rate', per('blockedClicks', 'clicks'), down),
  suspectRate: made('rate', per('suspectInstalls', 'installs'), downAfterAWeek),

  wakes: persons(),
  wakePayers: persons(pay),
  wakePayRate: made('rate', per('wakePayers', 'wakes'), pay),
  wakeIncome: made('money', sum, pay),
  wakeOrders: count(order),

  postbacks: count(sentIn('1')),
  postbacks2: count(sentIn('2')),
  postbacks3: count(sentIn('3')),
  nullPostbacks: count({ ...down, ...sentIn('1') }),
  nullRate: made('rate', per('nullPostbacks', 'postbacks'), { ...down, ...sentIn('1') }),

  adRequests: count({ polarity: 'none' }),
  adFills: count(),
  adImpressions: count(),
  fillRate: made('rate', per('adFills', 'adRequests')),
  showRate: made('rate', per('adImpressions', 'adFills')),
  adRevenue: made('money', sum),
  ecpm: made('money', per('adRevenue', 'adImpressions', 1000)),
  adArpu: made('money', per('adRevenue', 'active')),
};

export const metricIds: readonly MetricId[] = Object.keys(catalogue).filter(isMetric);

/** Whether the parts of it are a whole: rows of channels, though not days of people. */
export const addsUp = (metric: MetricId) => catalogue[metric].formula.kind !== 'per';
/** Whether the values of days and rows may be added up: neither rates nor people can. */
export const isAdditive = (metric: MetricId) => catalogue[metric].formula.kind === 'sum' || catalogue[metric].formula.kind === 'less';

/** Whether a metric counts people: over several days it is no sum of theirs. */
export const isOfPeople = (metric: MetricId) => catalogue[metric].formula.kind === 'people';

/**
 * Whether people are in it, as such or as what it is divided by. Where each is counted once in a period, a day of it cannot be held against the
 * period: revenue of thirty days per person of thirty days is more than that of any day per person of the day.
 */
export function involvesPeople(metric: MetricId): boolean {
  const { formula } = catalogue[metric];
  return formula.kind === 'people' || (formula.kind === 'per' && isMetric(formula.per) && isOfPeople(formula.per));
}

export function isMetric(id: string): id is MetricId {
  return Object.hasOwn(catalogue, id);
}
