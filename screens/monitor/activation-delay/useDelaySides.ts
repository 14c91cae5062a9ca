import { useWords } from '#design-system';
import { addedUp, noDistribution, useDurations } from '#screens/kit/durations/index.ts';
import { periodSides, type Pair, type Report } from '#screens/kit/report/index.ts';
import { bucketsOf, sharesOf } from './delays.ts';
import { useDelays } from './useDelays.ts';
import { words } from './words.ts';

interface Side {
  of: 'now' | 'previous' | 'first' | 'second';
  name: string;
  report: Report;
}

export type DelaySide = NonNullable<ReturnType<typeof useDelaySides>>[number];

/** What stands beside each other: this period and the compared one, or two segments. Each with its own installs. */
export function useDelaySides(question: Report, pair: Pair | null) {
  const t = useWords(words);
  const { medianText } = useDurations();
  const sides = pair
    ? ([
        { ...pair[0], of: 'first' },
        { ...pair[1], of: 'second' },
      ] as const)
    : periodSides(question, { now: t.now, previous: t.before });
  const queries = [
    useDelays(sides?.[0].report ?? question, sides !== null),
    useDelays(sides?.[1].report ?? question, sides !== null),
  ] as const;
  const answered = (side: Side, query: (typeof queries)[number]) => {
    const answer = query.data ?? noDistribution;
    const counts = addedUp(answer.rows);
    return { ...side, query, answer, counts, values: sharesOf(answer.edges, counts), median: medianText(bucketsOf(answer), counts) };
  };
  return sides && ([answered(sides[0], queries[0]), answered(sides[1], queries[1])] as const);
}
