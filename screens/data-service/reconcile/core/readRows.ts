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
export function readRows(lines: readonly (readonly string[])[], columns: readonly SheetColumn[], chosen: DayStyle | null): Reading {
  const at = (kind: string) => columns.findIndex((column) => column.kind === kind);
  const cellsAt = (index: number) => (index < 0 ? [] : lines.slice(0, sampled).flatMap((line) => line[index] || []));
  const [id, name, date] = [at('id'), at('name'), at('date')];
  const metrics = metricsIn(columns);
  const figures = metrics.map((metric) => ({ index: at(metric), style: numberStyleOf(cellsAt(at(metric))) }));
  const { style, isOpen } = dayStyleOf(cellsAt(date));
  const dayOf = remembered((text) => toDay(text, chosen ?? style));
  const isRepeatedLine = repeatedLines();
  const rows: SheetRow[] = [];
  const counts = { totals: 0, repeated: 0, unreadDays: 0, unreadNumbers: 0 };
  let [start, end]: [Day | null, Day | null] = [null, null];
  for (const line of lines) {
    if (isTotal(line[id]) || isTotal(line[name]) || isTotal(line[date])) {
      counts.totals++;
      continue;
    }
    const day = date < 0 ? null : dayOf(line[date] ?? '');
    if (date >= 0 && day === null) counts.unreadDays++;
    if (day !== null && (start === null || day < start)) start = day;
    if (day !== null && (end === null || day > end)) end = day;
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
  const days = start && end ? { start, end } : null;
  return { metrics, rows, days, dayStyle: chosen ?? style, isDayStyleOpen: isOpen && chosen === null, ...counts };
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
