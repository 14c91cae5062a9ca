import { addDays, useWords } from '#design-system';
import { metricWords } from '#app/lib/metrics/words.ts';
import { cohortWords, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { useLacking } from '#screens/kit/gaps/index.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { countOf, factAge, facts, daysCounted, type Fact } from './facts.ts';
import type { Facts } from './useFacts.ts';
import { factWords } from './words.ts';

/** How many days the facts are of, and what each of them lacks: below them, and in files. */
export function useFactNotes(
  question: Question<unknown, CohortCell>,
  { figureOf, daysOf }: Pick<Facts, 'figureOf' | 'daysOf'>,
): readonly string[] {
  const t = useWords(factWords);
  const c = useWords(cohortWords);
  const { cpa } = useWords(metricWords);
  const names: Record<Fact, string> = { cpa, ltv: t.ltv(c.day(factAge)), roi: t.roi(c.day(factAge)) };
  const lackingOn = useLacking(question);
  const [mature, all] = [countOf(daysOf('ltv')), countOf(question.days)];
  const lacking = facts.flatMap((fact) => {
    const days = figureOf(fact) && daysOf(fact);
    const counts = days && daysCounted(fact, days);
    const found = counts && lackingOn(counts.days, counts.spentOn);
    return found ? [t.lacks(names[fact], found)] : [];
  });
  const counted =
    mature === 0
      ? t.notMature(addDays(question.days.start, factAge + 1).slice(5))
      : mature === all
        ? t.countedAll(all)
        : t.counted(mature, all);
  return [counted, ...lacking];
}
