import { useWords } from '#design-system';
import { addedUp, useDurations } from '#screens/kit/durations/index.ts';
import { scopeOf, type Pair, type Report } from '#screens/kit/report/index.ts';
import { bucketsOf, nothing, sharesOf } from './delays.ts';
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
    : periodsOf(question, { now: t.now, previous: t.before });
  const queries = [
    useDelays(sides?.[0].report ?? question, sides !== null),
    useDelays(sides?.[1].report ?? question, sides !== null),
  ] as const;
  const answered = (side: Side, query: (typeof queries)[number]) => {
    const answer = query.data ?? nothing;
    const counts = addedUp(answer.rows);
    return { ...side, query, answer, counts, values: sharesOf(answer.edges, counts), median: medianText(bucketsOf(answer), counts) };
  };
  return sides && ([answered(sides[0], queries[0]), answered(sides[1], queries[1])] as const);
}

/** The compared period is the same question over other days. */
function periodsOf(question: Report, names: { now: string; previous: string }): readonly [Side, Side] | null {
  const { compared, state } = question;
  if (!compared) return null;
  const previous: Report = { ...question, days: compared.against, scope: scopeOf(state, compared.against) };
  return [
    { of: 'now', name: names.now, report: question },
    { of: 'previous', name: names.previous, report: previous },
  ];
}
