import { memo, type ReactNode } from 'react';
import { Checkbox } from '../../fields/checkbox/Checkbox.tsx';
import { figure, figureText, type FigureStyle } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { pickedColour, type CohortCell } from '../dataset/cohorts.ts';
import type { Point, Value } from '../dataset/dataset.ts';
import { toneOf, type HeatScale } from '../dataset/heat.ts';
import { inkOf } from '../plot/ink.ts';

interface CohortRowLineProps {
  id: string;
  kind: 'mean' | 'previous' | 'cohort';
  name: string;
  size: Value;
  /** Why the size is not known, or not all of it. */
  sizeIncomplete?: string;
  cells: readonly CohortCell[];
  points: readonly Point[];
  figures: FigureStyle;
  heat: HeatScale;
  hasPick: boolean;
  /** Its place among those picked, −1 for none: gives its colour. */
  place?: number;
  /** Four rows are picked; this one can only be unpicked. */
  isFull?: boolean;
  onToggle?: () => void;
  onAsk?: (row: string, point: number) => void;
}

/** One line of the map. */
export const CohortRowLine = memo(function CohortRowLine({
  id,
  kind,
  name,
  size,
  sizeIncomplete,
  cells,
  points,
  figures,
  heat,
  hasPick,
  place = -1,
  isFull,
  onToggle,
  onAsk,
}: CohortRowLineProps) {
  const t = useWords(words);
  const isPicked = place >= 0;
  const isSmall = cells.some(({ state }) => state === 'small');
  return (
    <tr
      data-kind={kind}
      data-picked={isPicked || undefined}
      data-small={isSmall || undefined}
      style={isPicked ? { '--ink': inkOf(pickedColour(place), 0) } : undefined}
    >
      {hasPick && (
        <td data-part="pick">
          {onToggle && (
            <Checkbox label={t.pick(name)} isLabelHidden value={isPicked} onChange={onToggle} isDisabled={Boolean(isFull) && !isPicked} />
          )}
        </td>
      )}
      <th scope="row" data-part="name">
        {name}
      </th>
      <Size value={size} kind={kind} incomplete={sizeIncomplete} />
      {cells.map((cell, index) => (
        <Cell
          key={points[index]?.label}
          cell={cell}
          figures={figures}
          heat={heat}
          isToned={kind === 'cohort'}
          {...(onAsk && { onAsk: () => onAsk(id, index) })}
        />
      ))}
    </tr>
  );
});

/** How many there are: a cohort that nobody counted has no number, and not none. */
function Size({ value, kind, incomplete }: { value: Value; kind: CohortRowLineProps['kind']; incomplete: string | undefined }) {
  const t = useWords(words);
  const isUnknown = value === null && kind === 'cohort';
  const said = incomplete === undefined ? undefined : isUnknown ? t.missing(incomplete) : t.incompleteSize(incomplete);
  return (
    <td data-part="size" data-incomplete={(!isUnknown && said !== undefined) || undefined} title={said}>
      {value === null ? isUnknown && '–' : <Figure value={value} as={{ kind: kind === 'cohort' ? 'count' : 'compact' }} />}
      {said !== undefined && <VisuallyHidden>{said}</VisuallyHidden>}
    </td>
  );
}

interface CellProps {
  cell: CohortCell;
  figures: FigureStyle;
  heat: HeatScale;
  isToned: boolean;
  onAsk?: () => void;
}

function Cell({ cell: { value, state, incomplete }, figures, heat, isToned, onAsk }: CellProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const asked = (text: ReactNode) =>
    onAsk ? (
      <button type="button" aria-haspopup="dialog" tabIndex={-1} onClick={onAsk}>
        {text}
      </button>
    ) : (
      text
    );
  if (value === null)
    return state === 'final' || state === 'small' ? (
      <td title={incomplete === undefined ? undefined : t.missing(incomplete)}>
        {asked(
          <>
            –<VisuallyHidden>{incomplete === undefined ? t.noData : t.missing(incomplete)}</VisuallyHidden>
          </>,
        )}
      </td>
    ) : (
      <td data-state="none">{asked(<VisuallyHidden>{t.immature}</VisuallyHidden>)}</td>
    );
  const step = toneOf(value, heat);
  const tone =
    isToned && state === 'final' ? { '--cell': `var(--chart-seq-${step})`, '--cell-ink': `var(--chart-seqtext-${step})` } : undefined;
  const text = (
    <>
      {/* The unit stands in the title of the panel: thirty columns have no room for it. */}
      <span aria-hidden>{figure(value, locale, figures).digits}</span>
      <VisuallyHidden>
        {figureText(value, locale, figures)}
        {state === 'open' && t.open}
        {incomplete !== undefined && t.incomplete(incomplete)}
      </VisuallyHidden>
    </>
  );
  return (
    <td
      data-state={state}
      data-toned={tone ? true : undefined}
      data-incomplete={incomplete !== undefined || undefined}
      style={tone}
      title={incomplete ?? (state === 'open' ? t.immature : undefined)}
    >
      {asked(text)}
    </td>
  );
}

const words = bilingual({
  pick: [(name: string) => `在图中显示 ${name}`, (name: string) => `Show ${name} in chart`],
  immature: ['未到期', 'Not yet mature'],
  open: ['，未到期', ', not yet mature'],
  noData: ['没有数据', 'No data'],
  missing: [(cause: string) => `没有数据：${cause}`, (cause: string) => `No data: ${cause}`],
  incompleteSize: [(cause: string) => `数据不全：${cause}`, (cause: string) => `Incomplete: ${cause}`],
  incomplete: [(cause: string) => `，数据不全：${cause}`, (cause: string) => `, incomplete: ${cause}`],
});
