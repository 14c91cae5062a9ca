import { expect, test } from 'vitest';
import { catalogue, metricIds } from './catalogue.ts';
import { wordsIn } from '#design-system/foundation/words.ts';
import { periodNames, periodWords } from './periodNames.ts';
import { less, per, sum, valueOf } from './formula.ts';
import { metricDefinitions, metricWords } from './words.ts';

const values: Record<string, number> = { clicks: 200, duplicateClicks: 30, installs: 50, cost: 1000 };
const value = (id: string) => values[id] ?? 0;

test('each metric has a name, a definition and a formula', () => {
  expect(Object.keys(metricWords)).toEqual([...metricIds]);
  expect(Object.keys(metricDefinitions)).toEqual([...metricIds]);
});

test.each([
  ['clicks', sum, 200],
  ['uniqueClicks', less('clicks', 'duplicateClicks'), 170],
  ['cpa', per('cost', 'installs'), 20],
  ['ecpm', per('cost', 'clicks', 1000), 5000],
] as const)('%s is made by its formula', (id, formula, expected) => {
  expect(valueOf(id, formula, value)).toBe(expected);
});

test('a rate over nobody has no value', () => {
  expect(valueOf('arppu', per('income', 'payers'), value)).toBeNull();
});

test('what money and people do is kept from those without the flag', () => {
  const guarded = metricIds.filter((id) => /income|pay|arp|ltv|roi/i.test(id) && !/^adArpu$/.test(id));
  expect(guarded.filter((id) => !catalogue[id].flag)).toEqual([]);
});

test('every metric that counts people of a day is of people, and is called otherwise over several days', () => {
  const persons = metricIds.filter((id) => catalogue[id].formula.kind === 'people');
  expect(persons).toEqual(['active', 'logins', 'payers', 'wakes', 'wakePayers']);
  const names = wordsIn(metricWords, 'zh-CN');
  const t = wordsIn(periodWords, 'zh-CN');
  const over = periodNames(names, t, 'distinct');
  expect([over.active, over.arpu, over.cpa, over.installs]).toEqual([
    '活跃用户（时段去重）',
    'ARPU（时段去重）',
    names.cpa,
    names.installs,
  ]);
  const averaged = periodNames(names, t, 'added');
  expect([averaged.active, averaged.arpu, averaged.installs]).toEqual(['活跃用户（日均）', 'ARPU', names.installs]);
});
