import type { Comparison, ComparisonKind } from '../../../foundation/period/comparison.ts';
import { addDays, firstDayEver, type Day, type DayRange } from '../../../foundation/period/days.ts';
import { problemOf, type PeriodLimits, type PeriodProblem } from '../../../foundation/period/limits.ts';
import { comparedDays, resolvePeriod, type Period } from '../../../foundation/period/period.ts';
import { presetRange, type PresetName, type WeekStart } from '../../../foundation/period/presets.ts';

/** The settings that do not change while a period is being chosen. */
export interface Setting {
  today: Day;
  limits: PeriodLimits;
  weekStart: WeekStart;
}

/** A period while it is being chosen: a day may be missing, or the end may be before the start. */
export interface Draft extends Partial<DayRange> {
  preset?: PresetName;
  comparison?: Comparison;
}

export function draftOf(period: Period | undefined, { today, weekStart }: Setting): Draft {
  return period ? { ...period, ...resolvePeriod(period, today, weekStart) } : {};
}

export function periodOf({ preset, start, end, comparison }: Draft): Period | undefined {
  const days = preset ? { preset } : start && end && { start, end };
  return days && { ...days, ...(comparison && { comparison }) };
}

export function withPreset({ comparison }: Draft, preset: PresetName, { today, weekStart }: Setting): Draft {
  return { preset, ...presetRange(preset, today, weekStart), ...(comparison && { comparison }) };
}

/** Fixed days are no preset, even where they are the same days: a link to them must not move with the calendar. */
export function withDays({ comparison }: Draft, days: Partial<DayRange>): Draft {
  return { ...days, ...(comparison && { comparison }) };
}

/** One of the two days as it was typed; nothing while its field is empty. */
export function withDay(draft: Draft, side: keyof DayRange, day: Day | undefined): Draft {
  const { start, end } = draft;
  const days = { ...(start && { start }), ...(end && { end }) };
  delete days[side];
  return withDays(draft, day ? { ...days, [side]: day } : days);
}

export function withComparison(draft: Draft, comparison: Comparison | undefined): Draft {
  const next = { ...draft };
  delete next.comparison;
  return comparison ? { ...next, comparison } : next;
}

/** Another kind keeps the weekday matching. A custom start begins with the start of the previous period. */
export function withKind(draft: Draft, kind: ComparisonKind, setting: Setting): Draft {
  const matching = draft.comparison?.isWeekdayMatched ? { isWeekdayMatched: true } : {};
  if (kind !== 'from') return withComparison(draft, { kind, ...matching });
  const { against } = comparisonIn(withComparison(draft, { kind: 'previous' }), setting) ?? {};
  return withComparison(draft, { kind, start: against?.start ?? addDays(setting.today, -1), ...matching });
}

export function withCompareStart(draft: Draft, start: Day): Draft {
  return withComparison(draft, { ...draft.comparison, kind: 'from', start });
}

export function withMatching(draft: Draft, isWeekdayMatched: boolean): Draft {
  if (!draft.comparison) return draft;
  const comparison = { ...draft.comparison };
  delete comparison.isWeekdayMatched;
  return withComparison(draft, isWeekdayMatched ? { ...comparison, isWeekdayMatched } : comparison);
}

export const rangeIn = ({ start, end }: Draft): DayRange | undefined => (start && end && start <= end ? { start, end } : undefined);

export function comparisonIn(draft: Draft, { today, weekStart }: Setting) {
  const range = rangeIn(draft);
  return range && draft.comparison && comparedDays({ ...range, comparison: draft.comparison }, today, weekStart);
}

/** The problem that prevents applying a draft. */
export type DraftProblem = PeriodProblem | { kind: 'compareTooEarly'; firstDay: Day } | { kind: 'compareTooLate' };

export function problemIn(draft: Draft, setting: Setting): DraftProblem | undefined {
  return problemOf(draft, setting.limits, setting.today) ?? comparisonProblem(draft, setting);
}

function comparisonProblem(draft: Draft, setting: Setting): DraftProblem | undefined {
  const { against } = comparisonIn(draft, setting) ?? {};
  const { firstDay = firstDayEver } = setting.limits;
  if (against && against.start < firstDay) return { kind: 'compareTooEarly', firstDay };
  return against && against.end >= setting.today ? { kind: 'compareTooLate' } : undefined;
}

/** Whether a preset lies within the limits. */
export const isPossible = (preset: PresetName, { today, limits, weekStart }: Setting): boolean =>
  !problemOf(presetRange(preset, today, weekStart), limits, today);
