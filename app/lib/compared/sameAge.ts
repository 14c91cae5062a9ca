import { addDays, dayCount, type Day, type DayRange } from '#design-system/foundation/period/days.ts';

/** The earlier period as it stood when its users were as old as those of the later one are now. */
export interface SameAge {
  /** The day on which it stood so, at the hour that it is now. */
  asOf: Day;
  /** Days since the install, of the last and of the first who came. */
  youngest: number;
  oldest: number;
}

/**
 * Revenue to date grows with the age of users, so two periods are compared at the same age, install day by install day.
 *
 *     on 2026-11-20   of 11-01 to 11-10 against 10-22 to 10-31: as of 11-10, 10 to 19 days after the install
 *
 * Users who came later than those they are compared with have not reached their age yet.
 */
export function sameAgeOf({ of, against }: { of: DayRange; against: DayRange }, today: Day): SameAge | null {
  if (against.start >= of.start) return null;
  const ageOn = (day: Day) => dayCount({ start: day, end: today }) - 1;
  return { asOf: addDays(against.end, ageOn(of.end)), youngest: ageOn(of.end), oldest: ageOn(of.start) };
}
