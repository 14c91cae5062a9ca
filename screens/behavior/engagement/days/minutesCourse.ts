import type { Dataset } from '#design-system';
import type { Engagement } from '#app/api/reports/shapes.ts';
import { countedDays, dailyOf, fullDays, headlineOf, type KnownDays } from '../figures.ts';
import { styleOf } from '../why/useHeadlineFigure.ts';

interface CourseNames {
  measure: string;
  dimension: string;
}

/** Minutes per user day by day, each day beside the one at its place in the compared period. Today is left out: nobody has stayed for all of it. */
export function minutesCourse(
  now: Engagement['days'],
  previous: Engagement['days'] | undefined,
  known: KnownDays,
  names: CourseNames,
): Dataset {
  const days = fullDays(now, known.today);
  return {
    ...names,
    figures: styleOf.minutesPerUser,
    isAdditive: false,
    points: days.map(({ day }, index) => {
      const before = previous?.[index]?.day;
      return {
        label: day.slice(5),
        days: { from: day, to: day },
        ...(before !== undefined && { comparedDays: { from: before, to: before } }),
      };
    }),
    series: [
      {
        key: 'minutes',
        name: names.measure,
        values: days.map((day) => dailyOf('minutesPerUser', day)),
        total: headlineOf('minutesPerUser', countedDays(now, previous, known).days),
        ...(previous && {
          previous: days.map((_, index) => {
            const twin = previous[index];
            return twin ? dailyOf('minutesPerUser', twin) : null;
          }),
        }),
      },
    ],
  };
}
