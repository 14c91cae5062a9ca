import { createContext, memo, use } from 'react';
import { css } from 'styled-components';
import { NameLink } from '#design-system';
import { SightMark } from './SightMark.tsx';
import type { Sight } from './rows.ts';

interface CellPlace {
  /** Where a cell leads, by its name `5.roi@monitor`. */
  hrefOf: (cell: string) => string;
  /** The open one. */
  open: string;
}

/** Where the cells lead. It changes with every filter, and the columns do not, so that the table is not laid out again. */
export const CellPlaces = createContext<CellPlace>({ hrefOf: () => '', open: '' });

interface CellProps {
  at: string;
  sight: Sight;
  /** Who sees what, and how: the sign has no words. */
  label: string;
}

/** What somebody sees of one page, and the way to why. Plain elements, as there are thousands: `cellLook` belongs to the table around them. */
export const Cell = memo(({ at, sight, label }: CellProps) => {
  const { hrefOf, open } = use(CellPlaces);
  return (
    <span className="sight" data-open={at === open || undefined}>
      <NameLink href={hrefOf(at)} label={label}>
        <SightMark of={sight} />
      </NameLink>
    </span>
  );
});
Cell.displayName = 'Cell';

export const cellLook = css`
  & .sight {
    display: inline-grid;
  }
  & .sight > a {
    display: grid;
    place-items: center;
    min-width: 32px;
    min-height: 28px;
  }
  /* A sign has no text that could change its colour. */
  & .sight > a.name:focus-visible {
    outline: 2px solid var(--color-border-focus);
    border-radius: var(--radius-xs);
  }
  & .sight[data-open] {
    outline: 1.5px solid var(--color-accent-solid);
    border-radius: var(--radius-xs);
  }
`;
