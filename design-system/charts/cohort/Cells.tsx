import { memo, type ReactNode } from 'react';
import { figure, figureText, type FigureStyle } from '../../foundation/figures.ts';
import { useProvenaLocale, useWords, type Locale } from '../../foundation/words.ts';
import type { CohortCell } from '../dataset/cohorts.ts';
import { toneOf, type HeatScale } from '../dataset/heat.ts';
import { isSame } from './isSame.ts';
import { words } from './words.ts';

interface CellsProps {
  cells: readonly CohortCell[];
  figures: FigureStyle;
  heat: HeatScale;
  isToned: boolean;
  canAsk: boolean;
}

interface Surroundings extends Omit<CellsProps, 'cells'> {
  t: ReturnType<typeof useWords<typeof words>>;
  locale: Locale;
}

/** The figures of one row. A map has thousands of them: each is an element and no component, and picking a row does not render its own again. */
export const Cells = memo(function Cells({ cells, ...look }: CellsProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return cells.map((cell, index) => cellOf(cell, index, { ...look, t, locale }));
}, isSame);

function cellOf({ value, state, incomplete }: CohortCell, key: number, { figures, heat, isToned, canAsk, t, locale }: Surroundings) {
  const content = (text: ReactNode) =>
    canAsk ? (
      <button type="button" aria-haspopup="dialog" tabIndex={-1}>
        {text}
      </button>
    ) : (
      text
    );
  if (value === null) {
    const isDue = state === 'final' || state === 'small';
    const cause = incomplete === undefined ? undefined : t.missing(incomplete);
    return isDue ? (
      <td key={key} title={cause}>
        {content(
          <>
            –<span className="unseen">{cause ?? t.noData}</span>
          </>,
        )}
      </td>
    ) : (
      <td key={key} data-state="none">
        {content(<span className="unseen">{t.immature}</span>)}
      </td>
    );
  }
  const step = toneOf(value, heat);
  const tone =
    isToned && state === 'final' ? { '--cell': `var(--chart-seq-${step})`, '--cell-ink': `var(--chart-seqtext-${step})` } : undefined;
  return (
    <td
      key={key}
      data-state={state}
      data-toned={tone ? true : undefined}
      data-incomplete={incomplete !== undefined || undefined}
      style={tone}
      title={incomplete ?? (state === 'open' ? t.immature : undefined)}
    >
      {content(
        <>
          {/* The unit stands in the title of the panel: thirty columns have no room for it. */}
          <span aria-hidden>{figure(value, locale, figures).digits}</span>
          <span className="unseen">
            {`${figureText(value, locale, figures)}${state === 'open' ? t.open : ''}${incomplete === undefined ? '' : t.incomplete(incomplete)}`}
          </span>
        </>,
      )}
    </td>
  );
}
