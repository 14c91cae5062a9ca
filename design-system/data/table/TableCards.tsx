/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- cards stand at their own place on a sheet; a list of tags cannot be scrolled in parts */
import type { RefObject } from 'react';
import { Cards } from './cards/Cards.tsx';
import { SkeletonCards } from './cards/SkeletonCards.tsx';
import { useLongPress } from './grid/useLongPress.ts';
import type { TableProps } from './tableProps.ts';
import type { useActs } from './useActs.ts';
import type { TableState } from './useTableState.ts';

interface TableCardsProps<Row> {
  props: TableProps<Row>;
  state: TableState<Row>;
  acts: ReturnType<typeof useActs<Row>>;
  scroller: RefObject<HTMLDivElement | null>;
}

/** The rows as cards on a phone. */
export function TableCards<Row>({ props, state, acts, scroller }: TableCardsProps<Row>) {
  const { status, rowMenu, skeletonRows } = props;
  const { box, lines, leaves, selecting } = state;
  const hold = useLongPress(props.selection ? (index) => selecting.toggle(index, false) : acts.onHold);
  return (
    <div
      ref={scroller}
      className="scroller"
      role="group"
      aria-label={props.label}
      aria-busy={status === 'loading' || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a mouse
      tabIndex={0}
      {...acts.handlers}
      {...hold}
      onKeyDown={acts.onKeyDown}
    >
      {status === 'loading' && <SkeletonCards columns={leaves} count={skeletonRows ?? 4} hasMenu={rowMenu !== undefined} />}
      {box && lines.count > 0 && status !== 'loading' && (
        <Cards label={props.label} {...{ scroller, lines, box, selecting }} columns={leaves} hasRowMenu={state.hasRowMenu} />
      )}
    </div>
  );
}
