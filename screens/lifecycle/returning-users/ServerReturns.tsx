import { Link, useWords } from '#design-system';
import { useQuestion } from '#screens/kit/question/index.ts';
import { returnFacts, returnParams } from './returns/returns.ts';
import { Returns } from './returns/Returns.tsx';
import { words } from './returns/words.ts';

export const spec = {
  report: 'serveridbackflow',
  start: { period: { preset: 'last30', comparison: { kind: 'previous' } } },
  params: returnParams,
  ...returnFacts,
} as const;

/** To which game servers they came back. The menu entry of all returns stays lit. */
export function ServerReturns() {
  const t = useWords(words);
  const question = useQuestion(spec);
  return <Returns of={question} by="server" actions={<Link href={question.elsewhere('/userlifecycle/refluxanalysis')}>{t.all}</Link>} />;
}
