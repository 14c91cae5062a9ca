import { sourceFigure, type SourceFigure } from '#screens/kit/measures/index.ts';
import type { CohortQuestion } from '../cohorts.ts';
import type { Measure } from '../measures/measures.ts';

const others = ['size', 'cost', 'cpa', 'retention', 'ltv'] as const;

/** What stands beside the measure of the page, so that how long people stay and what they pay are read together. */
export const qualities = ['retention', 'ltv'] as const satisfies readonly Measure[];
export type Quality = (typeof qualities)[number];

/** What became of a source at an age; how many it brought, what was spent on it and on one of them, and the other quality of those it brought. */
export type ChannelFigure = SourceFigure<(typeof others)[number]>;
export const channelFigure = sourceFigure(others);

export type ChannelQuestion = CohortQuestion<ChannelFigure>;
