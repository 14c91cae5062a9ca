import { isField, nextOn, type Report } from '#screens/kit/report/view/index.ts';
import { isPlaceholder, type Line } from './lines.ts';

/** Where what made the change of a row stands; nothing where nothing lies below it, or where its weeks and months have no change. */
export function causesOfLine(report: Report, line: Line): string | undefined {
  const { level, key, above } = line;
  const metric = report.state.chart;
  if (isPlaceholder(line)) return undefined;
  if (level === 'day') return report.causes({ metric, day: key }, { level, above });
  if (!isField(level) || nextOn(report.way, level) === undefined) return undefined;
  return report.causes({ metric, key, ...(line.day !== null && { day: line.day }) }, { level, above });
}
