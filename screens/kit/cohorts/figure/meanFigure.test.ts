import { expect, test } from 'vitest';
import type { CountedRow } from '#screens/kit/question/index.ts';
import { inWeeks, meanFigure } from './meanFigure.ts';

const day = (name: string, size: number, value: number) => ({ name, size, value, weight: size });
const share = { of: 'back', per: 'due', as: { kind: 'count' } } as const;

test('a mean is its two parts, on either side', () => {
  const counted = [
    { ...day('11-02', 20, 0.5), before: day('10-02', 60, 0.1) },
    { ...day('11-01', 30, 0.4), before: day('10-01', 40, 0.2) },
  ];
  const now = meanFigure(counted, false, share, 'en');
  expect([now.value, now.earlier]).toEqual(['44.00%', '14.00%']);
  expect(now.change).toBeCloseTo(0.3);
  expect(now.formula?.parts.map(({ value }) => value)).toEqual([22, 50]);
  const before = meanFigure(counted, true, share, 'en');
  expect([before.value, before.earlier]).toEqual(['14.00%', undefined]);
  expect(before.formula?.parts.map(({ value }) => value)).toEqual([14, 100]);
});

test('many days are read as weeks of seven that add up to the same', () => {
  const days = Array.from({ length: 20 }, (_, index): CountedRow => day(`10-${31 - index}`, 10 + index, index / 20));
  const weeks = inWeeks(days);
  expect(weeks.map(({ name }) => name)).toEqual(['10-25 – 10-31', '10-18 – 10-24', '10-12 – 10-17']);
  expect(meanFigure(weeks, false, share, 'en').value).toBe(meanFigure(days, false, share, 'en').value);
  expect(inWeeks(days.slice(0, 14))).toHaveLength(14);
});
