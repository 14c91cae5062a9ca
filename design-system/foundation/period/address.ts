import type { Comparison } from './comparison.ts';
import { inOrder, isDay } from './days.ts';
import type { Period } from './period.ts';
import { isPresetName } from './presets.ts';

/**
 * A period as one word of the address. Uses only characters that need no escaping, so that links stay readable.
 *
 *     last30
 *     2026-10-21_2026-11-19
 *     last30.previous
 *     last30.year.weekdays
 *     2026-11-01_2026-11-15.2026-08-01
 */
export function periodToText(period: Period): string {
  const days = 'preset' in period ? period.preset : `${period.start}_${period.end}`;
  return [days, ...(period.comparison ? comparisonParts(period.comparison) : [])].join('.');
}

/**
 * Reads it back and never throws, because an address may hold anything. Returns nothing for what is not a period. An unknown
 * comparison is left out, so that an old link still shows its days.
 */
export function periodFromText(text: string | null | undefined): Period | undefined {
  const [days = '', against, ...rest] = (text ?? '').split('.');
  const period = daysFromText(days);
  const comparison = period && against !== undefined && comparisonFromText(against, rest);
  return comparison ? { ...period, comparison } : period;
}

function daysFromText(text: string): Period | undefined {
  if (isPresetName(text)) return { preset: text };
  const [start, end, ...rest] = text.split('_');
  return isDay(start) && isDay(end) && !rest.length ? inOrder({ start, end }) : undefined;
}

function comparisonParts(comparison: Comparison): string[] {
  const against = comparison.kind === 'from' ? comparison.start : { previous: 'previous', lastYear: 'year' }[comparison.kind];
  return comparison.isWeekdayMatched ? [against, 'weekdays'] : [against];
}

function comparisonFromText(against: string, rest: string[]): Comparison | undefined {
  if (rest.length > 1 || (rest.length === 1 && rest[0] !== 'weekdays')) return undefined;
  const matching = rest.length ? { isWeekdayMatched: true } : {};
  if (against === 'previous') return { kind: 'previous', ...matching };
  if (against === 'year') return { kind: 'lastYear', ...matching };
  return isDay(against) ? { kind: 'from', start: against, ...matching } : undefined;
}
