import { expect, test } from 'vitest';
import { wordsIn, type Day } from '#design-system';
import { plain } from '#design-system/charts/sentence/phrase.ts';
import { trendSentence } from '#design-system/charts/sentence/trend.ts';
import type { ReportRows } from '#app/api/reports/shapes.ts';
import { catalogue, type MetricId } from '#app/lib/metrics/catalogue.ts';
import { valueOf } from '#app/lib/metrics/formula.ts';
import { nameOfDay, periodNames, periodWords } from '#app/lib/metrics/periodNames.ts';
import { metricWords } from '#app/lib/metrics/words.ts';
import { linesOf, trendOf } from './dataset.ts';

// Two days on which the same ten people come, of whom the same two pay.
const days: readonly Day[] = ['2026-11-10', '2026-11-11'];
const facts = [
  { clicks: 100, duplicateClicks: 10, installs: 10, cost: 200, income: 40, active: 10, payers: 2, sessions: 20 },
  { clicks: 300, duplicateClicks: 60, installs: 40, cost: 1000, income: 60, active: 10, payers: 2, sessions: 30 },
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

function sentenceOf(metric: MetricId, people: ReportRows['people'], isOfRow = false) {
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
  const data = isOfRow
    ? linesOf(told, answer.fetchedAt, [row])
    : trendOf(told, { now: answer, full: undefined, previous: undefined }, undefined);
  return plain(trendSentence(data, 'zh-CN'));
}

test.each([
  ['a sum is that of its days', 'installs', 'distinct', '激活 50；最高 11-11 40。'],
  ['so is a difference of sums', 'uniqueClicks', 'distinct', '去重点击 330；最高 11-11 240。'],
  ['a share of sums lies between its days', 'cpa', 'distinct', '激活成本 ¥24.00；最高 11-11 ¥25.00。'],
  ['people of a period are no people of a day', 'active', 'distinct', '活跃用户（时段去重） 10。'],
  ['what is made per person is more than on any day', 'arpu', 'distinct', 'ARPU（时段去重） ¥10.00；单日 ARPU 最高 11-11 ¥6.00。'],
  ['and is so where it is no money', 'sessionsPerUser', 'distinct', '人均启动次数（时段去重） 5；单日人均启动次数最高 11-11 3。'],
  ['an average day is held against days', 'active', 'added', '活跃用户（日均） 10。'],
  ['people added up make a mean of days', 'arpu', 'added', 'ARPU ¥5.00；最高 11-11 ¥6.00。'],
] as const)('%s', (_, metric, people, expected) => {
  expect(sentenceOf(metric, people)).toBe(expected);
});

test('one row alone says it, too', () => {
  expect(sentenceOf('arpu', 'distinct', true)).toBe('巨量引擎 · ARPU（时段去重） ¥10.00；单日 ARPU 最高 11-11 ¥6.00。');
});
