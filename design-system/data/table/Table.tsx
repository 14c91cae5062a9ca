import { useRef } from 'react';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { ColumnMenu } from './float/ColumnMenu.tsx';
import { CutTextTooltip } from './float/CutTextTooltip.tsx';
import { ExplainPopover } from './float/ExplainPopover.tsx';
import { FloatMenu } from './float/FloatMenu.tsx';
import { BulkBar } from './frame/BulkBar.tsx';
import { useEdges } from './frame/useEdges.ts';
import { useEndReached } from './frame/useEndReached.ts';
import { Frame } from './look/Frame.ts';
import { useOpener } from './name-link/useOpener.tsx';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import type { TableProps } from './tableProps.ts';
import { useActs } from './useActs.ts';
import { useTableState } from './useTableState.ts';
import { useTableWords } from './words.ts';

export type { TableExpansion, TableProps, TableSelection } from './tableProps.ts';

/**
 * Rows and columns of any number: sorts, resizes, moves, hides and pins columns, selects and opens rows, and keeps the totals in sight.
 * The reader's changes to the columns are plain data (`view`), which the caller may keep in an address. A list of names without
 * columns is a Listing or a Tree; key and value is a DescriptionList.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { selection, rowMenu, status = 'ready', empty, density, rowHeight, height = 'content' } = props;
  const frame = useRef<HTMLDivElement>(null);
  const exit = useRef<HTMLSpanElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const state = useTableState(props, { scroller, probe });
  const acts = useActs(props, state);
  const { opener, onClick } = useOpener();
  const { box, layout, lines, selecting, hasCards } = state;
  const t = useTableWords();
  useEdges(frame, scroller);
  useEndReached(scroller, props.onEnd);
  const parts = { props, state, acts, scroller };
  return (
    <Frame
      ref={frame}
      onClick={onClick}
      data-height={height}
      data-long={state.isLong || undefined}
      data-many={lines.count > 60 || undefined}
      data-pinned={layout.start.length > 0 || undefined}
      data-measured={rowHeight === 'content' || undefined}
      data-cards={hasCards || undefined}
      data-long-terms={props.hasLongTerms}
      data-density={density}
      style={{
        '--row-height': `${box?.rowHeight ?? 0}px`,
        '--own-row-height': typeof rowHeight === 'number' ? `${rowHeight}px` : undefined,
        '--table-width': `${layout.width}px`,
        '--start-width': `${layout.startWidth}px`,
        '--end-width': `${layout.endWidth}px`,
      }}
    >
      <div ref={probe} className="probe" />
      {selection && (selection.count ?? selection.keys.size) > 0 && (
        <BulkBar count={selection.count ?? selection.keys.size} onClear={selection.onClear ?? selecting.clear}>
          {selection.acts}
        </BulkBar>
      )}
      <div className="port">
        {hasCards ? <TableCards {...parts} /> : <TableGrid {...parts} exit={exit} />}
        <div className="shade left" />
        <div className="shade right" />
      </div>
      {lines.count === 0 && status !== 'loading' && <div className="empty">{empty ?? t.empty}</div>}
      <span ref={exit} tabIndex={-1} />
      <ColumnMenu float={acts.columnMenu} leaves={state.leaves} view={state.view} setView={state.setView} move={state.move} />
      <VisuallyHidden>
        <output>{state.announcement}</output>
      </VisuallyHidden>
      {rowMenu && (
        <FloatMenu float={acts.menu} label={() => t.more} placement="bottom end">
          {rowMenu}
        </FloatMenu>
      )}
      <ExplainPopover float={acts.explained} />
      <CutTextTooltip scroller={scroller} />
      {opener}
    </Frame>
  );
}
