import { expect, test } from 'vitest';
import { wordsIn, type Day } from '#design-system';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { catalogue, metricIds, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { valueOf } from '#app/lib/metrics/formula.ts';
import { nameOfDay, periodNames, periodWords } from '#app/lib/metrics/periodNames.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { linesOf, trendOf } from './dataset.ts';

// Of ten people who come on the first day eight are there on the second, and of the two who pay one: over both days they are ten and two.
const days: readonly Day[] = ['2026-11-10', '2026-11-11'];
const facts = [
  { clicks: 100, duplicateClicks: 10, installs: 10, cost: 200, income: 40, active: 10, payers: 2, sessions: 20 },
  { clicks: 300, duplicateClicks: 60, installs: 40, cost: 1000, income: 60, active: 8, payers: 1, sessions: 30 },
] as const;
type Fact = keyof (typeof facts)[0];
const isFact = (id: string): id is Fact => id in facts[0];

const made = (metric: MetricId, value: (id: Fact) => number) =>
  valueOf(metric, catalogue[metric].formula, (id) => (isFact(id) ? value(id) : 0));

function answerOf(metric: MetricId, people: ReportRows['people']): ReportRows {
  const isOnce = (id: Fact) => people === 'distinct' && (id === 'active' || id === 'payers');
  const total = (id: Fact) => (isOnce(id) ? facts[0][id] : facts[0][id] + facts[1][id]);
  const whole = made(metric, total);
  // As `averagePeople` reads it.
  const isAverage = people === 'added' && catalogue[metric].formula.kind === 'people';
  return {
    columns: [metric],
    rows: days.map((day, at) => ({
      key: day,
      label: day,
      day,
      channel: null,
      group: null,
      values: { [metric]: made(metric, (id) => facts[at]?.[id] ?? 0) },
    })),
    totals: { [metric]: isAverage ? (whole ?? 0) / 2 : whole },
    total: 2,
    people,
    asOf: null,
    zone: null,
    dated: null,
    fetchedAt: '2026-11-20 10:32',
    completeTo: '2026-11-20 10:00',
    withheld: [],
  };
}

function courseOf(metric: MetricId, people: ReportRows['people'], isOfRow = false) {
  const names = wordsIn(metricWords, 'zh-CN');
  const t = wordsIn(periodWords, 'zh-CN');
  const answer = answerOf(metric, people);
  const told = {
    metric,
    names,
    wholeNames: periodNames(names, t, people),
    pointName: nameOfDay(metric, names[metric], t, people),
    t: { day: '日期', hour: '小时', today: '今日' },
    weekdays: () => '',
    today: '2026-11-20' as const,
    days: { start: '2026-11-10', end: '2026-11-11' } as const,
  };
  const row = { key: '101', name: '巨量引擎', total: answer.totals[metric] ?? null, days: answer.rows };
  return isOfRow ? linesOf(told, answer.fetchedAt, [row]) : trendOf(told, { now: answer, full: undefined, previous: undefined }, undefined);
}

/** What the number of the period is to those of its days. */
function relationOf(metric: MetricId, people: ReportRows['people']) {
  const { whole, series } = courseOf(metric, people);
  const values = (series[0]?.values ?? []).map((value) => value ?? Number.NaN);
  const value = whole?.value ?? Number.NaN;
  if (value === values.reduce((all, one) => all + one, 0)) return 'sum';
  return value >= Math.min(...values) && value <= Math.max(...values) ? 'mean' : 'apart';
}

// The sentence holds the highest day against the period: where the two are not alike, the day has a name of its own.
test.each([
  ['a sum', 'installs', 'distinct', 'sum', '激活', undefined],
  ['a difference of sums', 'uniqueClicks', 'distinct', 'sum', '去重点击', undefined],
  ['a quotient of sums', 'cpa', 'distinct', 'mean', '激活成本', undefined],
  ['people, each once in the period', 'active', 'distinct', 'mean', '活跃用户（时段去重）', '单日活跃用户'],
  ['money per person', 'arpu', 'distinct', 'apart', 'ARPU（时段去重）', '单日 ARPU'],
  ['a number per person', 'sessionsPerUser', 'distinct', 'apart', '人均启动次数（时段去重）', '单日人均启动次数'],
  ['people of people', 'payRate', 'distinct', 'mean', '付费率（时段去重）', '单日付费率'],
  ['people of an average day', 'active', 'added', 'mean', '活跃用户（日均）', undefined],
  ['money per person of each day', 'arpu', 'added', 'mean', 'ARPU', undefined],
] as const)('%s', (_, metric, people, relation, name, pointName) => {
  const { whole, pointName: said } = courseOf(metric, people);
  expect(relationOf(metric, people)).toBe(relation);
  expect([whole?.name, said]).toEqual([name, pointName]);
});

test('where the number of the period is apart from its days, both have names of their own, whatever the metric', () => {
  const apart = metricIds.filter((metric) => relationOf(metric, 'distinct') === 'apart');
  const unnamed = apart.filter((metric) => {
    const { whole, measure, pointName } = courseOf(metric, 'distinct');
    return whole && (whole.name === measure || !pointName);
  });
  expect(unnamed).toEqual([]);
});

test('one row alone says it, too', () => {
  expect(courseOf('arpu', 'distinct', true)).toMatchObject({ totalsName: '巨量引擎 · ARPU（时段去重）', pointName: '单日 ARPU' });
});
