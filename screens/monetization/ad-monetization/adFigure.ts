import type { Param } from '#app/lib/urlState.ts';
import { cohortCell, type CohortCell } from '#screens/kit/cohorts/index.ts';
import { sourceFigure, type SourceFigure } from './sources/sourceFigure.ts';

/** What can be explained of the page besides the rows of its report: a figure of a source, or a return at an age. */
export type AdFigure = SourceFigure | CohortCell;

/** `ecpm:pangle`, or `7,2026-10-26`. */
export const adFigure: Param<AdFigure | null> = {
  fallback: null,
  parse: (text) => cohortCell.parse(text) ?? sourceFigure.parse(text),
  format: (figure) => (figure && 'age' in figure ? cohortCell.format(figure) : sourceFigure.format(figure)),
};
