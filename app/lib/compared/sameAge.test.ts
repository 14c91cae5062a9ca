import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayCount, type Day } from '#design-system/foundation/period/days.ts';
import { comparedDays } from '#design-system/foundation/period/period.ts';
import { sameAgeOf } from './sameAge.ts';

const today: Day = '2026-11-20';

test('an earlier period is read as of the day on which its users were as old', () => {
  const of = { start: '2026-11-01', end: '2026-11-10' } as const;
  const against = { start: '2026-10-22', end: '2026-10-31' } as const;
  expect(sameAgeOf({ of, against }, today)).toEqual({ asOf: '2026-11-10', youngest: 10, oldest: 19 });
});

test('every install day of both periods is equally old', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 90 }), fc.boolean(), (back, days, isWeekdayMatched) => {
      const start = addDays(today, -back);
      const end = addDays(start, days - 1);
      const compared = comparedDays({ start, end, comparison: { kind: 'previous', isWeekdayMatched } }, today);
      fc.pre(compared !== undefined);
      const age = sameAgeOf(compared, today);
      fc.pre(age !== null);
      expect(dayCount({ start: compared.against.start, end: age.asOf })).toBe(dayCount({ start: compared.of.start, end: today }));
      expect(age.oldest - age.youngest).toBe(dayCount(compared.of) - 1);
      expect(age.youngest).toBeGreaterThan(0);
    }),
  );
});

test('who came later has not reached the age of those before', () => {
  const of = { start: '2026-09-01', end: '2026-09-30' } as const;
  expect(sameAgeOf({ of, against: { start: '2026-10-01', end: '2026-10-30' } }, today)).toBeNull();
});
