import type { Param } from '#app/lib/urlState.ts';
import { cohortCell, type CohortCell } from '#screens/kit/cohorts/index.ts';

/** A figure of sources: what became of one at an age, or one of the other figures in its row. */
export type SourceFigure<What extends string = string> = CohortCell | { what: What; of: string };

/** `7,101` as in a map; `cost:101`. */
export const sourceFigure = <const What extends string>(others: readonly What[]): Param<SourceFigure<What> | null> => ({
  fallback: null,
  parse: (text) => {
    const [word = '', ...key] = text.split(':');
    const what = others.find((one) => one === word);
    const of = key.join(':');
    return what && of ? { what, of } : cohortCell.parse(text);
  },
  format: (figure) => (figure && 'what' in figure ? `${figure.what}:${figure.of}` : cohortCell.format(figure)),
});
