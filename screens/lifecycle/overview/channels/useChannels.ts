import { useMemo } from 'react';
import { reports } from '#app/api/reports/reports.ts';
import type { AdDimension, Cohorts } from '#app/api/reports/shapes.ts';
import { daysToCompare } from '#app/lib/compared/daysToCompare.ts';
import { useAnswer } from '#screens/kit/question/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import { measuresFor, type Measure } from '../measures/measures.ts';
import { useCohorts } from '../measures/useCohorts.ts';
import { qualities, type Quality } from './channelFigure.ts';

export const spendRequest = ({ app, name, scope }: CohortQuestion, by: AdDimension) => ({
  app: app.id,
  report: name,
  ...scope,
  by,
  metrics: ['installs', 'cost', 'cpa'],
});

/** The other qualities of sources. */
export type Qualities = Partial<Record<Quality, Cohorts>>;

/** The age at which another measure is read beside one: the same, or the closest before it that it has. */
export const ageIn = (ages: readonly number[], age: number): number => ages.findLast((one) => one <= age) ?? ages[0] ?? age;

/** The rows of a source: their cohorts, the same at one age in the compared period, how long they stay and what they pay, and what was spent on them. */
export function useChannels(question: CohortQuestion, { measure, by, age }: { measure: Measure; by: AdDimension; age: number }) {
  const days = daysToCompare(question, age);
  const known = measuresFor(question);
  const isShown = (quality: Quality) => quality !== measure && known.includes(quality);
  const stays = useCohorts(question, 'retention', by, isShown('retention') ? question.days : null);
  const pays = useCohorts(question, 'ltv', by, isShown('ltv') ? question.days : null);
  const retention = isShown('retention') ? stays.data : undefined;
  const ltv = isShown('ltv') ? pays.data : undefined;
  const beside = useMemo((): Qualities => ({ ...(retention && { retention }), ...(ltv && { ltv }) }), [retention, ltv]);
  return {
    days,
    cohorts: useCohorts(question, measure, by),
    before: useCohorts(question, measure, by, days),
    /** What stands beside the measure, of what the reader may see, and how it is asked for. */
    beside,
    askedQualities: qualities.filter(isShown).map((quality) => ({ quality, answer: quality === 'ltv' ? pays : stays })),
    spend: useAnswer(question, reports.rows(spendRequest(question, by))),
  };
}
