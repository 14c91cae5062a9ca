import { reports } from '#app/api/reports/reports.ts';
import { choiceParam, countParam, type ParamValues } from '#app/lib/urlState.ts';
import { permitted, sourceFigure, type MeasureFacts, type SourceFigure } from '#screens/kit/measures/index.ts';
import type { Question } from '#screens/kit/question/index.ts';
import type { Report } from '#screens/kit/report/index.ts';

/** What is followed of those who came back: whether they stay, and what they pay. */
export const measures = ['retention', 'ltv'] as const;
export type Measure = (typeof measures)[number];

export const factsOf: Readonly<Record<Measure, MeasureFacts>> = {
  retention: { flag: 'retention', metric: 'retention1', figures: { kind: 'percent', decimals: 1 }, keyAges: [1, 7, 30] },
  ltv: { flag: 'pay', metric: 'ltv', figures: { kind: 'money', decimals: 2 }, keyAges: [0, 7, 30] },
};

/** Those that a reader may see. */
export const measuresFor = (report: Report) => permitted(report, measures, factsOf);

/** After so many days without an open somebody counts as gone. */
export const absences = ['7', '14', '30'] as const;

export const returnParams = {
  measure: choiceParam(measures, 'retention'),
  away: choiceParam(absences, '7'),
  minimum: countParam(100),
} as const;

/** What became of those who came back at an age, how many a source or a server has, or how many came back on the days of the period. */
export type ReturnFigure = SourceFigure<'size' | 'days'>;

export type ReturnQuestion = Question<ParamValues<typeof returnParams>, ReturnFigure>;

/** Of who came back it is known what brought them first, and not where they are. */
export const returnFacts = {
  fields: ['channel', 'group', 'campaign', 'ad'],
  hasWindow: false,
  figure: sourceFigure(['size', 'days']),
} as const;

/** What a row stands for. */
export const groupings = ['day', 'channel', 'group', 'campaign'] as const;
export type Grouping = (typeof groupings)[number] | 'server';

export const callOf = reports.returning;
