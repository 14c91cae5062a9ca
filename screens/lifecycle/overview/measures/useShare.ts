import { useWords } from '#design-system';
import { cohortWords, type ShareOf } from '#screens/kit/cohorts/index.ts';
import { words } from '../words.ts';
import { factsOf, type Measure } from './measures.ts';

const count = { kind: 'count' } as const;

/** The two parts of a measure, by name. */
export function useShare(measure: Measure): ShareOf {
  const t = useWords(words);
  const c = useWords(cohortWords);
  if (measure === 'ltv') return { of: t.revenue, per: c.installs, as: { kind: 'money' }, perAs: count, result: factsOf.ltv.figures };
  return { of: measure === 'retention' ? t.returned : t.payers, per: t.mature, as: count };
}
