import type { Param } from '#app/lib/urlState.ts';
import { cohortCell, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { ownHeadlines, type OwnHeadline } from './headlines/adHeadlines.ts';
import { sourceFigure, type SourceFigure } from './sources/sourceFigure.ts';

/** What can be explained of the page besides the rows of its report: a headline, a figure of a source, or a return at an age. */
export type AdFigure = { headline: OwnHeadline } | SourceFigure | CohortCell;

/** `arpdau`, `ecpm:pangle`, or `7,2026-10-26`. */
export const adFigure: Param<AdFigure | null> = {
  fallback: null,
  parse: (text) => {
    const headline = ownHeadlines.find((one) => one === text);
    return headline ? { headline } : (cohortCell.parse(text) ?? sourceFigure.parse(text));
  },
  format: (figure) => {
    if (figure && 'headline' in figure) return figure.headline;
    return figure && 'age' in figure ? cohortCell.format(figure) : sourceFigure.format(figure);
  },
};
