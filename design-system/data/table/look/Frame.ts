import styled from 'styled-components';
import { cards } from './cards.ts';
import { cells } from './cells.ts';
import { heads } from './heads.ts';
import { lines, regions } from './lines.ts';
import { paper } from './paper.ts';
import { parts } from './parts.ts';
import { states } from './states.ts';

/**
 * The look of everything inside a table, by class. Cells are plain elements: a component for each of them would cost more than the cell,
 * and with 50,000 rows that is what scrolling consists of. Each selector ends in one class, never in `:is(…)` or `*`: those are tried
 * on every element that scrolls in. `:has(…)` is out for the same reason.
 */
export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--color-bg-surface);
  color: var(--color-text-primary);
  font: var(--type-table);

  &[data-height='fill'] {
    flex: 1;
    height: 100%;
  }
  & .probe {
    position: absolute;
    visibility: hidden;
    height: var(--own-row-height, var(--density-row));
  }
  & .port {
    position: relative;
    display: flex;
    flex: 1;
    flex-direction: column;
    min-height: 0;
  }
  & .scroller {
    position: relative;
    flex: 1;
    min-height: 0;
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--color-border-strong) transparent;
    outline: 0;
  }
  & .scroller:focus-visible {
    outline: 2px solid var(--color-border-focus);
    outline-offset: -2px;
  }
  /* More rows than any screen shows: the bar is there from the first look, so that columns are not measured twice. */
  &[data-height='fill'][data-many] .scroller {
    overflow-y: scroll;
  }
  /* A page of rows grows with them; what is longer scrolls in itself, or all of it would have to be drawn. */
  &[data-height='content'][data-long] .scroller {
    max-height: 80vh;
  }
  ${lines}
  ${regions}
  ${cells}
  ${parts}
  ${heads}
  ${cards}
  ${states}
  ${paper}
`;
