import { memo } from 'react';
import { Checkbox } from '../../fields/checkbox/Checkbox.tsx';
import type { FigureStyle } from '../../foundation/figures.ts';
import { useWords } from '../../foundation/words.ts';
import { Figure } from '../../primitives/figure/Figure.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { pickedColour, type CohortCell } from '../dataset/cohorts.ts';
import type { Value } from '../dataset/dataset.ts';
import type { HeatScale } from '../dataset/heat.ts';
import { inkOf } from '../plot/ink.ts';
import { Cells } from './Cells.tsx';
import { isSame } from './isSame.ts';
import { words } from './words.ts';

interface CohortRowLineProps {
  id: string;
  kind: 'mean' | 'previous' | 'cohort';
  name: string;
  size: Value;
  /** Why the size is not known, or not all of it. */
  sizeIncomplete?: string;
  cells: readonly CohortCell[];
  figures: FigureStyle;
  heat: HeatScale;
  hasPick: boolean;
  /** Its place among those picked, −1 for none: gives its colour. */
  place?: number;
  /** Four rows are picked; this one can only be unpicked. */
  isFull?: boolean;
  /** The same function in every render, so that a press renders the row that it is on. */
  onToggle?: (id: string) => void;
  /** Its figures are buttons. The map answers for all of them. */
  canAsk: boolean;
}

/** One line of the map. */
export const CohortRowLine = memo(function CohortRowLine({
  id,
  kind,
  name,
  size,
  sizeIncomplete,
  cells,
  figures,
  heat,
  hasPick,
  place = -1,
  isFull,
  onToggle,
  canAsk,
}: CohortRowLineProps) {
  const t = useWords(words);
  const isPicked = place >= 0;
  const isSmall = cells.some(({ state }) => state === 'small');
  return (
    <tr
      data-row={id}
      data-kind={kind}
      data-picked={isPicked || undefined}
      data-small={isSmall || undefined}
      style={isPicked ? { '--ink': inkOf(pickedColour(place), 0) } : undefined}
    >
      {hasPick && (
        <td data-part="pick">
          {onToggle && (
            <Checkbox
              label={t.pick(name)}
              isLabelHidden
              value={isPicked}
              onChange={() => onToggle(id)}
              isDisabled={Boolean(isFull) && !isPicked}
            />
          )}
        </td>
      )}
      <th scope="row" data-part="name">
        {name}
      </th>
      <Size value={size} kind={kind} incomplete={sizeIncomplete} />
      <Cells {...{ cells, figures, heat, canAsk }} isToned={kind === 'cohort'} />
    </tr>
  );
}, isSame);

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
