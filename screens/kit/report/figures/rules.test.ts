import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '#design-system/foundation/period/days.ts';
import { catalogue, metricIds } from '#app/lib/metrics/catalogue.ts';
import { completenessOf, maturityOf } from '#app/lib/periods/maturity.ts';
import { withParts } from '#app/lib/metrics/withParts.ts';
import { visibleMetrics, type Flags } from '#app/lib/metrics/access/withheldBy.ts';

const today: Day = '2026-11-20';
const all: Flags = { pay: true, retention: true, natural: true, top: true, order: true, event: true };

test.each([
  ['installs', '2026-11-19', 'final'],
  ['installs', '2026-11-20', 'open'],
  ['installs', '2026-11-21', 'none'],
  ['retention1', '2026-11-18', 'final'],
  ['retention1', '2026-11-19', 'open'],
  ['retention1', '2026-11-20', 'none'],
  ['retention7', '2026-11-14', 'none'],
  ['suspectInstalls', '2026-11-14', 'open'],
  ['suspectRate', '2026-11-12', 'final'],
  ['postbacks', '2026-11-15', 'final'],
  ['nullRate', '2026-11-16', 'open'],
  ['postbacks', '2026-11-18', 'none'],
  ['postbacks2', '2026-11-06', 'final'],
  ['postbacks2', '2026-11-07', 'open'],
  ['postbacks3', '2026-10-09', 'final'],
  ['postbacks3', '2026-10-16', 'none'],
] as const)('%s of %s is %s', (metric, day, state) => {
  expect(maturityOf(metric, day, today)).toBe(state);
});

test('days are counted or left out, never both, and what is left out comes last', () => {
  fc.assert(
    fc.property(fc.constantFrom(...metricIds), fc.nat(90), fc.nat(60), (metric, back, days) => {
      const start = addDays(today, -back);
      const range = { start, end: addDays(start, days) };
      const { counted, leftOut, since } = completenessOf(metric, range, today);
      expect(counted + leftOut).toBe(days + 1);
      expect(since).toBe(leftOut ? addDays(start, counted) : null);
    }),
  );
});

test('the last day of 30 is left out of the retention of the day after', () => {
  const range = { start: '2026-10-21', end: '2026-11-19' } as const;
  expect(completenessOf('retention1', range, today)).toEqual({ counted: 29, leftOut: 1, since: '2026-11-19' });
});

test('what a flag guards is gone without it, and so is what is made of it', () => {
  fc.assert(
    fc.property(fc.record({ pay: fc.boolean(), retention: fc.boolean(), order: fc.boolean() }), (given) => {
      const flags = { ...all, ...given };
      const seen = withParts(visibleMetrics(flags, 'Android'), visibleMetrics(flags, 'Android'));
      expect(seen.filter((metric) => catalogue[metric].flag && !flags[catalogue[metric].flag])).toEqual([]);
    }),
  );
});

test('on H5 there is no retention, and SKAN is of iOS alone', () => {
  expect(visibleMetrics(all, 'H5').filter((metric) => /retention|postbacks/.test(metric))).toEqual([]);
  expect(visibleMetrics(all, 'iOS')).toEqual([...metricIds]);
});

test('what a rate is made of is asked for along with it', () => {
  expect(withParts(['cpa'], metricIds)).toEqual(['cpa', 'cost', 'installs']);
  expect(withParts(['arppu'], ['arppu', 'income'])).toEqual(['arppu', 'income']);
});
