import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import styled from 'styled-components';
import { figureText } from '../../foundation/figures.ts';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { stripCell } from './strip-look.ts';

interface FigureCellProps {
  /** A stop of the path: `here` is the figure that the rest of the page shows. Without it the cell stands beside the path. */
  stop?: 'passed' | 'here';
  /** The share of this step that reaches the next one, printed on the line between them. */
  conversion?: number | null;
  /** The cell that narrows what stands below, in a strip without a path. */
  isSelected?: boolean;
  /** Makes this figure the one in question. */
  onSelect?: () => void;
  /** What is selected, for readers of the screen: 看激活. Needed with `onSelect`. */
  selectLabel?: string;
  /** A Stat. */
  children: ReactNode;
}

/** One figure of a FigureStrip. */
export function FigureCell({ stop, conversion, isSelected = stop === 'here', onSelect, selectLabel, children }: FigureCellProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  return (
    <Cell
      data-stop={stop}
      data-leads-on={conversion === undefined ? undefined : true}
      data-selected={(isSelected && stop === undefined) || undefined}
      aria-current={stop === 'here' || undefined}
    >
      {onSelect && <Cover aria-label={selectLabel ?? ''} aria-pressed={isSelected} onPress={onSelect} />}
      <Content>{children}</Content>
      {conversion !== undefined && (
        <Chip data-chip>
          <VisuallyHidden>{t.toNext}</VisuallyHidden>
          {t.conversion} {figureText(conversion, locale, { kind: 'percent' })}
        </Chip>
      )}
    </Cell>
  );
}

const words = bilingual({
  conversion: ['转化', 'CVR'],
  toNext: ['到下一步', 'To next step, '],
});

const Cell = styled.li`
  ${stripCell}

  &[data-selected] {
    box-shadow: inset 0 -2px var(--color-accent-solid);
  }
`;

/* Over the whole cell, but under its content, so that what stands in the figure can still be pressed. */
const Cover = styled(Button)`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  border-radius: 5px;
  background: none;
  cursor: pointer;

  &[data-hovered] {
    background: var(--color-bg-hover);
  }
  &[data-focus-visible] {
    outline-offset: -3px;
  }
`;

const Content = styled.div`
  position: relative;
  grid-row: 1 / -1;
  min-width: 0;

  /* A Stat takes the two rows of the strip: figures stand on one line, however long a label beside them is. */
  &:has(> [data-stat]),
  & > [data-stat] {
    display: grid;
    grid-row: 1 / -1;
    grid-template-rows: subgrid;
  }
  ${Cover} + & {
    pointer-events: none;
  }
  ${Cover} + & :is(a, button) {
    pointer-events: auto;
  }
`;

const Chip = styled.span`
  position: absolute;
  top: -10px;
  left: calc(50% + 20px);
  z-index: 2;
  height: 19px;
  padding: 0 7px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-full);
  background: var(--color-bg-surface);
  color: var(--color-text-secondary);
  font: 500 12px/17px var(--font-sans);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
  transform: translateX(-50%);
`;
