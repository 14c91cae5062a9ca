/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import type { RefObject } from 'react';
import { Body } from './body/Body.tsx';
import { SkeletonLines } from './body/SkeletonLines.tsx';
import { withPlaced } from './columns/view.ts';
import type { Box } from './frame/useBox.ts';
import { useGridFocus } from './grid/useGridFocus.ts';
import { useGridKeys } from './grid/useGridKeys.ts';
import { useLongPress } from './grid/useLongPress.ts';
import { Head } from './head/Head.tsx';
import { TotalsLine } from './head/TotalsLine.tsx';
import { useColumnDrag } from './head/useColumnDrag.ts';
import { TabStop } from './name-link/tabStop.ts';
import type { TableProps } from './tableProps.ts';
import type { useActs } from './useActs.ts';
import type { TableState } from './useTableState.ts';

interface TableGridProps<Row> {
  props: TableProps<Row>;
  state: TableState<Row>;
  acts: ReturnType<typeof useActs<Row>>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Stands behind the table. */
  exit: RefObject<HTMLElement | null>;
}

/** The rows as a grid: heads, totals and lines in one scrolled box, and the keys that lead through it. */
export function TableGrid<Row>({ props, state, acts, scroller, exit }: TableGridProps<Row>) {
  const { label, totals, expansion, rowHeight, height = 'content', status, selection, skeletonRows } = props;
  const { box, layout, lines, selecting, leaves, view, before, headHeight, isLong } = state;
  const focus = useGridFocus({ scroller, layout, before });
  const drag = useColumnDrag((id, beside, where) => state.move(withPlaced(view, leaves, id, beside, where), id));
  const page = () =>
    Math.max(1, Math.floor((Math.min(scroller.current?.clientHeight ?? 0, window.innerHeight) - headHeight) / (box?.rowHeight ?? 1)));
  const onKeyDown = useGridKeys({
    focus,
    exit,
    page,
    rows: before + lines.count,
    columns: layout.count,
    acts: {
      onOpen: (index) => {
        const line = lines.at(index);
        if (line) state.toggleOpen(line.key, !line.isOpen);
      },
      onSelect: selecting.toggle,
      onSelectAll: selecting.toggleAll,
      onColumnMenu: (head) => head.querySelector<HTMLElement>('[data-act="column"]')?.click(),
    },
  });
  const hold = useLongPress(acts.onHold);
  const isTree = expansion !== undefined && 'children' in expansion;
  return (
    <TabStop value={-1}>
      <div
        ref={scroller}
        className="scroller"
        role={isTree ? 'treegrid' : 'grid'}
        aria-label={label}
        aria-rowcount={before + lines.count}
        aria-colcount={layout.count}
        aria-multiselectable={selection ? true : undefined}
        aria-busy={status === 'loading' || undefined}
        tabIndex={0}
        {...acts.handlers}
        {...focus.handlers}
        {...hold}
        onKeyDown={onKeyDown}
      >
        <Head layout={layout} extent={selecting.extent} onResize={state.resize} drag={drag}>
          {totals && status !== 'loading' && <TotalsLine layout={layout} totals={totals} />}
        </Head>
        {status === 'loading' && box && <SkeletonLines layout={layout} count={skeletonRows ?? skeletons(box, headHeight)} />}
        {status !== 'loading' && box && lines.count > 0 && (
          <Body
            {...{ scroller, lines, layout, selecting, before, headHeight, isTree, focus }}
            hasRowMenu={state.hasRowMenu}
            room={box}
            rowHeight={box.rowHeight}
            isMeasured={rowHeight === 'content'}
            isGrown={height === 'content' && !isLong}
            detail={expansion && 'detail' in expansion ? expansion.detail : undefined}
          />
        )}
      </div>
    </TabStop>
  );
}

/** As many as are seen, within reason. */
function skeletons({ height, rowHeight }: Box, headHeight: number): number {
  return Math.min(Math.max(Math.ceil((height - headHeight) / Math.max(1, rowHeight)), 6), 24);
}
