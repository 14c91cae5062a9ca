import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { DayRange } from '#design-system';
import type { Cohorts } from '#app/api/reports/shapes.ts';
import type { Report } from '#screens/kit/report/index.ts';
import { compareDays, type ComparedDays } from './compareDays.ts';

/**
 * Each day of installs beside its day in the compared period, by what the latter weighs: its installs, unless it is something else. Shares of spend add
 * up in no other way than by spend.
 */
export function useComparedCohorts(
  { compared, days, reader }: Report,
  call: (days: DayRange) => UseQueryOptions<Cohorts>,
  { isWanted, weights }: { isWanted: boolean; weights?: ReadonlyMap<string, number> },
): ComparedDays {
  const { of, against } = compared ?? { of: days, against: days };
  const enabled = isWanted && compared !== undefined && !reader.isPending;
  const now = useQuery({ ...call(of), enabled });
  const before = useQuery({ ...call(against), enabled });
  const isKnown = enabled && weights?.size !== 0;
  const weightOf = weights && (({ key }: Cohorts['rows'][number]) => weights.get(key) ?? 0);
  return compareDays(isKnown ? now.data : undefined, before.data, { of, against }, weightOf);
}
