import { sourceFigure, type SourceFigure } from '#screens/kit/measures/index.ts';
import type { CohortQuestion } from '../cohorts.ts';

const others = ['size', 'cost', 'cpa'] as const;

/** What became of a source at an age; how many it brought, what was spent on it, and on one of them. */
export type ChannelFigure = SourceFigure<(typeof others)[number]>;
export const channelFigure = sourceFigure(others);

export type ChannelQuestion = CohortQuestion<ChannelFigure>;
