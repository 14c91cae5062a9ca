import { Link, useWords } from '#design-system';
import { GroupBy, useQuestion } from '#screens/kit/question/index.ts';
import { groupings, returnFacts, returnParams } from './returns/returns.ts';
import { Returns } from './returns/Returns.tsx';
import { words } from './returns/words.ts';

export const spec = {
  report: 'refluxanalysis',
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } }, by: ['day'] },
  params: returnParams,
  ...returnFacts,
} as const;

/** Who came back after some days away: by the day, or by what had brought them. */
export function ReturningUsers() {
  const t = useWords(words);
  const question = useQuestion(spec);
  const by = groupings.find((one) => one === question.state.by[0]) ?? 'day';
  return (
    <Returns
      of={question}
      by={by}
      choice={<GroupBy of={question} groupings={groupings} />}
      actions={<Link href={question.elsewhere('/userlifecycle/serveridbackflow')}>{t.byServer}</Link>}
    />
  );
}
