import { addDays, dayCount, type Day, type DayMark, type DayRange } from '#design-system';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import { daysOfKey, isTimeUnit, unitAround, type TimeUnit } from '#app/lib/periods/timeUnits.ts';
import { touchesMetrics } from '#screens/kit/sources/index.ts';

interface NoteWords {
  incomplete: (cause: string) => string;
  incompletePart: (count: number, all: number, cause: string) => string;
  part: (about: string, count: number, all: number) => string;
  inPeriod: (count: number, all: number) => string;
  notOver: Readonly<Record<TimeUnit, string>>;
  and: string;
}

interface Noted {
  days: DayRange;
  today: Day;
  columns: { shown: readonly MetricId[] };
}

/** A row of a table some of whose rows are days, weeks or months. */
export interface TimeRow {
  key: string;
  /** The day of a row that is split by days. */
  day: string | null;
  level: string;
}

export interface DayNotes {
  /** What has to be said of the row of a day, a week or a month: nothing of most. */
  noteOf: (row: TimeRow) => string;
  /** Whether any of them has something, where the period is cut into these. */
  isNeeded: (unit: TimeUnit) => boolean;
}

/** Which days of a period are incomplete, not settled or not over, in words: as far as it touches what the rows show. */
export function dayNotes({ days, today, columns }: Noted, marks: readonly DayMark[], t: NoteWords): DayNotes {
  const own = marks.filter(({ from, to, source }) => from <= days.end && days.start <= to && touchesMetrics(source, columns.shown));
  const isOpen = ({ start, end }: DayRange) => start <= today && today <= end;
  /** What of a week or a month lies outside of the period is in no sum: days to come are none of them. */
  const isCut = (whole: DayRange, row: DayRange) => row.start > whole.start || (row.end < whole.end && !isOpen(row));
  const noteOf = ({ key, day, level }: TimeRow) => {
    const unit = day === null ? level : 'day';
    const whole = isTimeUnit(unit) ? daysOfKey(unit, day ?? key) : null;
    if (!whole || !isTimeUnit(unit)) return '';
    const row = clipped(whole, days);
    const all = dayCount(row);
    const found = [...new Set(own.map(({ about, text }) => about ?? text))].flatMap((text) => {
      const said = own.filter((mark) => (mark.about ?? mark.text) === text);
      const count = daysIn(said, row);
      if (count === 0) return [];
      if (said[0]?.about !== undefined) return count < all ? t.part(text, count, all) : text;
      return count < all ? t.incompletePart(count, all, text) : t.incomplete(text);
    });
    // Causes are the longest, so that they stand last: a narrow column cuts nothing else off.
    const cut = isCut(whole, row) ? [t.inPeriod(all, dayCount(whole))] : [];
    return [...cut, ...(isOpen(row) ? [t.notOver[unit]] : []), ...found].join(t.and);
  };
  const isNeeded = (unit: TimeUnit) =>
    own.length > 0 ||
    isOpen(days) ||
    [days.start, days.end].some((day) => {
      const whole = unitAround(unit, day);
      return isCut(whole, clipped(whole, days));
    });
  return { noteOf, isNeeded };
}

const clipped = ({ start, end }: DayRange, days: DayRange): DayRange => ({
  start: start < days.start ? days.start : start,
  end: end > days.end ? days.end : end,
});

/** How many days some marks touch: one that two of them touch is one. */
function daysIn(marks: readonly DayMark[], { start, end }: DayRange): number {
  let count = 0;
  for (let day = start; day <= end; day = addDays(day, 1)) if (marks.some(({ from, to }) => from <= day && day <= to)) count++;
  return count;
}
