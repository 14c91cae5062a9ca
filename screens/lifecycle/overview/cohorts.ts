import { choiceParam, countParam, keysParam, type ParamValues } from '#app/lib/urlState.ts';
import { cohortCell, type Span } from '#screens/kit/cohorts/index.ts';
import type { Question } from '#screens/kit/question/index.ts';
import { measures } from './measures/measures.ts';

/** What stands in the address of both overviews. `minimum` 1 is no minimum: nobody is in a cohort of none. */
export const cohortParams = {
  measure: choiceParam(measures, 'retention'),
  minimum: countParam(100),
  picked: keysParam,
} as const;

export type CohortQuestion<Figure = unknown> = Question<ParamValues<typeof cohortParams>, Figure>;

/** What every cohort page narrows to: of who is followed over days it is known what brought them, and not where they are. */
export const cohortFacts = { fields: ['channel', 'group', 'campaign', 'ad'], figure: cohortCell } as const;

/** The rows of time, and how many of them a mean needs not to be thin (ANALYTICS 2). */
export const rowKinds = ['day', 'week', 'month'] as const;
export type RowKind = (typeof rowKinds)[number];
export const spans: Readonly<Record<RowKind, Span>> = { day: 1, week: 7, month: 'month' };
export const floors: Readonly<Record<RowKind, number>> = { day: 5, week: 4, month: 3 };
