import { addDays, isDay, type Day } from '#design-system/foundation/period/days.ts';
import { formatDay } from '#design-system/foundation/period/format.ts';
import { bilingual } from '#design-system/foundation/words.ts';
import { fetchableDays } from '#app/api/ad-accounts/mediaFacts.ts';

/** From which day on data of an account can be fetched, and why: what was fetched before is stored, so a day chosen earlier stays possible. */
export function fetchStart(startsOn: string | null, today: Day): { firstDay: Day; fetchedSince: Day | null } {
  const first = addDays(today, -fetchableDays);
  return startsOn !== null && isDay(startsOn) && startsOn < first
    ? { firstDay: startsOn, fetchedSince: startsOn }
    : { firstDay: first, fetchedSince: null };
}

export const fetchStartWords = bilingual({
  fetchedSince: [
    (day: string) => `${day} 起的数据已取回，可选这一天及以后`,
    (day: string) => `Data since ${formatDay(day, 'en')} is already fetched. Choose that day or a later one`,
  ],
});
