import { expect, test } from 'vitest';
import type { DayRange } from '#design-system';
import { withStep } from '#app/api/reports/funnelStep.ts';
import { addable, movedUp, replaced } from './builder/draft.ts';
import { readFunnels } from './builder/savedFunnels.ts';
import { closedIn, comparedIn } from './days.ts';
import { dropOffs, inNamed, stepsParam } from './steps.ts';
import { impossibleStep } from './useFunnel.ts';

test('steps stay in the order in which they were given, and one alone is no path', () => {
  expect(stepsParam.parse('payment.level:level>=20.install')).toEqual(['payment', 'level:level>=20', 'install']);
  expect(stepsParam.parse('install.custom:tutorial_step.payment')).toEqual(['install', 'custom:tutorial_step', 'payment']);
  expect(stepsParam.parse('install.custom:')).toBeUndefined();
  expect(stepsParam.parse('click.luck')).toBeUndefined();
  expect(stepsParam.parse('install.level:luck>=5')).toBeUndefined();
  expect(stepsParam.parse('install.payment:paymenttype=luck')).toBeUndefined();
  expect(stepsParam.format(['click', 'payment'])).toBe('click.payment');
});

test('a funnel has ten steps at most, and none of them twice', () => {
  const levels = Array.from({ length: 14 }, (_, index) => `level:level>=${index + 2}`);
  expect(stepsParam.parse(['install', 'install', ...levels].join('.'))).toHaveLength(10);
});

test('an event is added again only with more asked of it; a change that is there already changes nothing', () => {
  expect(addable(['install', 'registration'], 'level')).toBe('level');
  expect(addable(['install', 'level'], 'level')).toBe('level:level>=5');
  expect(addable(['install', 'level:level>=5'], 'level')).toBe('level:level>=10');
  expect(addable(['install', 'registration'], 'install')).toBeNull();
  const steps = ['level:level>=5', 'level:level>=10'];
  expect(replaced(steps, 'level:level>=5', { event: 'level', condition: { property: 'level', value: '20' } })).toEqual([
    'level:level>=20',
    'level:level>=10',
  ]);
  expect(replaced(steps, 'level:level>=5', { event: 'level', condition: { property: 'level', value: '10' } })).toBe(steps);
  expect(replaced(steps, 'level:level>=5', { event: 'level', condition: { property: 'level', value: '0' } })).toBe(steps);
});

test('a new step stands where it usually happens, what the app sends of its own at the end; and each can be moved', () => {
  expect(withStep(['install', 'payment'], 'registration')).toEqual(['install', 'registration', 'payment']);
  expect(withStep(['install', 'payment'], 'custom:tutorial_step')).toEqual(['install', 'payment', 'custom:tutorial_step']);
  expect(withStep(['install', 'payment'], 'install')).toEqual(['install', 'payment']);
  expect(movedUp(['install', 'payment', 'level'], 'level')).toEqual(['install', 'level', 'payment']);
  expect(movedUp(['install', 'payment'], 'install')).toEqual(['install', 'payment']);
});

test('in strict order it is named what cannot follow what', () => {
  expect(impossibleStep(['payment', 'install'], 'strict')).toEqual({ before: 'payment', after: 'install' });
  expect(impossibleStep(['payment', 'install'], 'any')).toBeNull();
  expect(impossibleStep(['install', 'payment', 'level:level>=5'], 'strict')).toBeNull();
  expect(impossibleStep(['level:level>=5', 'level'], 'strict')).toEqual({ before: 'level:level>=5', after: 'level' });
  expect(impossibleStep(['install', 'payment', 'custom:tutorial_step'], 'strict')).toBeNull();
  expect(impossibleStep(['custom:tutorial_step', 'launch'], 'strict')).toEqual({ before: 'custom:tutorial_step', after: 'launch' });
});

test('a day is closed when its window is over, and compared are days that are closed in both periods', () => {
  const today = '2026-11-20';
  const thirty: DayRange = { start: '2026-10-21', end: '2026-11-19' };
  const before: DayRange = { start: '2026-09-21', end: '2026-10-20' };
  expect(closedIn(thirty, today, 10_080)).toEqual({ start: '2026-10-21', end: '2026-11-13' });
  expect(closedIn(thirty, today, 10)).toEqual(thirty);
  expect(closedIn({ start: '2026-11-14', end: '2026-11-19' }, today, 10_080)).toBeNull();
  expect(comparedIn({ of: thirty, against: before }, thirty, today, 10_080)).toEqual({
    against: before,
    settled: { of: { start: '2026-10-21', end: '2026-11-13' }, against: { start: '2026-09-21', end: '2026-10-14' } },
  });
  expect(comparedIn({ of: thirty, against: before }, thirty, today, 60)).toEqual({ against: before, settled: undefined });
  // A comparison with days that are themselves not over is cut, too.
  const week: DayRange = { start: '2026-11-01', end: '2026-11-07' };
  expect(comparedIn({ of: week, against: { start: '2026-11-08', end: '2026-11-14' } }, week, today, 10_080).settled).toEqual({
    of: { start: '2026-11-01', end: '2026-11-06' },
    against: { start: '2026-11-08', end: '2026-11-13' },
  });
  const last: DayRange = { start: '2026-11-17', end: '2026-11-19' };
  expect(comparedIn({ of: last, against: { start: '2026-11-14', end: '2026-11-16' } }, last, today, 10_080).settled).toBeNull();
});

test('what is stored is read as far as it is understood', () => {
  const funnel = { name: 'A', steps: ['install', 'payment'], window: '30m', order: 'any', unit: 'user' };
  expect(readFunnels([funnel, { ...funnel, window: '8' }, { ...funnel, steps: ['install', 'luck'] }, null, 'A'])).toEqual([funnel]);
  // What was stored before there was a choice is what there was then.
  expect(readFunnels([{ name: 'B', steps: ['install', 'payment'], window: '7' }])).toMatchObject([{ order: 'strict', unit: 'device' }]);
  expect(
    readFunnels([
      { ...funnel, order: 'backwards' },
      { ...funnel, unit: 7 },
    ]),
  ).toMatchObject([{ unit: 'device' }]);
  expect(readFunnels({})).toEqual([]);
});

test('rows are held against the rate of all of them, the worst first', () => {
  const row = (key: string, install: number, registration: number) => ({ key, label: key, counts: { install, registration } });
  const { mean, rows } = dropOffs([row('a', 100, 60), row('b', 300, 100), row('c', 0, 0)], 'install', 'registration');
  expect(mean).toBe(0.4);
  expect(rows.map(({ key, size, people }) => [key, size, people])).toEqual([
    ['b', 300, -20],
    ['a', 100, 20],
  ]);
  expect(dropOffs([], 'install', 'registration')).toEqual({ mean: null, rows: [], small: 0 });
});

test('small samples stand back where there are larger ones', () => {
  const row = (key: string, install: number) => ({ key, label: key, counts: { install, registration: install / 2 } });
  expect(dropOffs([row('a', 600), row('b', 20)], 'install', 'registration')).toMatchObject({ rows: [{ key: 'a' }], small: 1 });
});

test('no time is lost between the buckets', () => {
  const times = [0, 5, 30, 60, 120, 300, 600, 86_400, 345_600].map((edge, index) => ({ edge, count: index + 1 }));
  const counts = inNamed(times);
  expect(counts).toEqual({ 0: 6, 60: 9, 300: 6, 600: 7, 86400: 8, 172800: 9 });
});
