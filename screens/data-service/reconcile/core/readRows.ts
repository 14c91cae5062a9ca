import type { Day, DayRange } from '#design-system';
import { dayStyleOf, toDay, type DayStyle } from '#app/lib/sheets/days.ts';
import { numberStyleOf, toNumber } from '#app/lib/sheets/numbers.ts';
import { metricsIn, type ComparedMetric, type SheetColumn } from './columns.ts';
import { repeatedLines } from './repeatedLines.ts';

/** One row of the sheet. Its values stand in the order of the metrics. */
export interface SheetRow {
  id: string;
  name: string;
  day: Day | null;
  values: readonly (number | null)[];
  /** An earlier row has the same text in every column. */
  isRepeated: boolean;
}

export interface Reading {
  metrics: readonly ComparedMetric[];
  rows: readonly SheetRow[];
  /** The first and the last day of it. */
  days: DayRange | null;
  dayStyle: DayStyle;
  /** Nothing tells days from months: whoever reads it has to look. */
  isDayStyleOpen: boolean;
  /** Rows that add up others and are no rows of their own. */
  totals: number;
  repeated: number;
  /** Cells that hold no day, and no number. */
  unreadDays: number;
  unreadNumbers: number;
}

const totalNames = /^(?:合计|总计|小计|汇总|全部|total|totals|grand total|sum|summary)\b|^(?:合计|总计|小计|汇总)/i;
/** So many cells of a column say how it is written. */
const sampled = 2000;

/** The lines of a sheet as rows, by what its columns are. Lines are those below its head. */
export function readRows(lines: Lines, columns: readonly SheetColumn[], chosen: DayStyle | null): Reading {
  const { id, name, date } = keysIn(columns);
  const metrics = metricsIn(columns);
  const figures = metrics.map((metric) => {
    const index = columnOf(columns, metric);
    return { index, style: numberStyleOf(cellsAt(lines, index)) };
  });
  const { dayStyle, isDayStyleOpen, dayOf } = dayReader(lines, date, chosen);
  const span = openSpan();
  const isTotalLine = totalsBy(columns);
  const isRepeatedLine = repeatedLines();
  const rows: SheetRow[] = [];
  const counts = { totals: 0, repeated: 0, unreadDays: 0, unreadNumbers: 0 };
  for (const line of lines) {
    if (isTotalLine(line)) {
      counts.totals++;
      continue;
    }
    const day = date < 0 ? null : dayOf(line[date] ?? '');
    if (date >= 0 && day === null) counts.unreadDays++;
    span.add(day);
    const values = figures.map(({ index, style: of }) => {
      const value = toNumber(line[index] ?? '', of);
      if (value === null || !Number.isNaN(value)) return value;
      counts.unreadNumbers++;
      return null;
    });
    const isRepeated = isRepeatedLine(line);
    if (isRepeated) counts.repeated++;
    rows.push({ id: line[id] ?? '', name: line[name] ?? '', day, values, isRepeated });
  }
  return { metrics, rows, days: span.days(), dayStyle, isDayStyleOpen, ...counts };
}

/** The first and the last day alone: known well before all rows are read. */
export function daysIn(lines: Lines, columns: readonly SheetColumn[]): DayRange | null {
  const { date } = keysIn(columns);
  if (date < 0) return null;
  const { dayOf } = dayReader(lines, date, null);
  const span = openSpan();
  const isTotalLine = totalsBy(columns);
  for (const line of lines) if (!isTotalLine(line)) span.add(dayOf(line[date] ?? ''));
  return span.days();
}

type Lines = readonly (readonly string[])[];

const columnOf = (columns: readonly SheetColumn[], kind: string) => columns.findIndex((column) => column.kind === kind);

const keysIn = (columns: readonly SheetColumn[]) => ({
  id: columnOf(columns, 'id'),
  name: columnOf(columns, 'name'),
  date: columnOf(columns, 'date'),
});

/** The first cells of a column that are filled. */
const cellsAt = (lines: Lines, index: number) => (index < 0 ? [] : lines.slice(0, sampled).flatMap((line) => line[index] || []));

/** How the days of a column are written, and what reads them. */
function dayReader(lines: Lines, date: number, chosen: DayStyle | null) {
  const { style, isOpen } = dayStyleOf(cellsAt(lines, date));
  const dayStyle = chosen ?? style;
  return { dayStyle, isDayStyleOpen: isOpen && chosen === null, dayOf: remembered((text) => toDay(text, dayStyle)) };
}

function openSpan() {
  let [start, end]: [Day | null, Day | null] = [null, null];
  return {
    add(day: Day | null) {
      if (day !== null && (start === null || day < start)) start = day;
      if (day !== null && (end === null || day > end)) end = day;
    },
    days: (): DayRange | null => (start && end ? { start, end } : null),
  };
}

function totalsBy(columns: readonly SheetColumn[]): (line: readonly string[]) => boolean {
  const { id, name, date } = keysIn(columns);
  return (line) => isTotal(line[id]) || isTotal(line[name]) || isTotal(line[date]);
}

/** Most names of large sheets are ids and days: what begins with a digit adds up nothing. */
const isTotal = (name: string | undefined) => name !== undefined && !isDigit(name.charCodeAt(0)) && totalNames.test(name);

const isDigit = (code: number) => code >= 48 && code <= 57;

/** The same day stands in thousands of rows. */
function remembered(read: (text: string) => Day | null): (text: string) => Day | null {
  const known = new Map<string, Day | null>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const day = read(text);
    known.set(text, day);
    return day;
  };
}
