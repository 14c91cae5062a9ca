import { usualSource } from '#design-system';
import { expect, test } from 'vitest';
import { adSpend, countedDays, madeOf } from './sources.ts';

const [day, today] = ['2026-11-04', '2026-11-20'] as const;

test('a value is counted on its day, on a later one, or on all until then', () => {
  const days = (['installs', 'newPayers', 'suspectInstalls', 'retention7', 'ltv7', 'ltv', 'roi'] as const).map((metric) => {
    const { from, to } = countedDays(metric, day, today);
    return `${metric} ${from.slice(5)} ${to.slice(5)}`;
  });
  expect(days).toEqual([
    'installs 11-04 11-04',
    'newPayers 11-04 11-04',
    'suspectInstalls 11-04 11-04',
    'retention7 11-11 11-11',
    'ltv7 11-04 11-11',
    'ltv 11-04 11-20',
    'roi 11-04 11-20',
  ]);
});

test('spend comes from ad accounts, a cost per install from both, and a return pays for its own day', () => {
  expect(madeOf(['installs'])).toEqual({});
  expect(madeOf(['cost'])).toEqual({ sources: [adSpend] });
  expect(madeOf(['cpa'])).toEqual({ sources: [usualSource, adSpend] });
  expect(madeOf(['adRevenue', 'cost'])).toEqual({ sources: [usualSource, adSpend] });
  expect(madeOf(['roi'])).toEqual({ startSources: [adSpend] });
});
