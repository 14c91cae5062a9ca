import { addDays, type DayRange } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import { daysOfRow, spanOf, type Span } from './compared/rowDays.ts';

export interface Followed {
  /** How many days a row holds. Rows that are no days, weeks or months stay as they are. */
  span: Span;
  /** The period that cuts its first and its last row. */
  days: DayRange;
  /** What came in until an age, rather than on it. */
  isCumulative: boolean;
}

/**
 * Cohorts without the zeros of days on which nothing was received: who was followed to such a day, and who and how many would have begun on it,
 * was counted by nobody. What was counted all the same stays; so does what counts other days as well.
 */
export function withoutMissing(answer: Cohorts, isReceived: (day: string) => boolean, { span, days, isCumulative }: Followed): Cohorts {
  const isMissing = ({ start, end }: DayRange, age: number) => {
    for (let day = start; day <= end; day = addDays(day, 1)) if (isReceived(addDays(day, age))) return false;
    return true;
  };
  const rows = answer.rows.map((row) => {
    if (!spanOf(row.key, span)) return row;
    const own = daysOfRow(row.key, span, days);
    const hasBegun = !isMissing(own, 0);
    const known = (age: string, value: number | null) =>
      value === 0 && (!hasBegun || (!isCumulative && isMissing(own, Number(age)))) ? null : value;
    return Object.assign({}, row, {
      size: row.size === 0 && !hasBegun ? null : row.size,
      values: Object.fromEntries(Object.entries(row.values).map(([age, value]) => [age, known(age, value)])),
    });
  });
  return { ...answer, rows };
}
