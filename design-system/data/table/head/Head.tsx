/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows that stand at their own place, and share a fixed region, cannot be table tags */
import type { ReactNode } from 'react';
import { CheckMark } from '../../../fields/checkbox/CheckMark.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { selectWidth, type GroupHead, type Layout, type Place } from '../columns/layout.ts';
import type { Extent } from '../rows/selection.ts';
import { useTableWords } from '../words.ts';
import { HeadCell } from './HeadCell.tsx';
import type { useColumnDrag } from './useColumnDrag.ts';

interface HeadProps<Row> {
  layout: Layout<Row>;
  extent: Extent;
  onResize: (id: string, width: number | undefined, isDone: boolean) => void;
  /** Moves columns by their heads. */
  drag: ReturnType<typeof useColumnDrag>;
  /** The totals, which stay under the head. */
  children: ReactNode;
}

/** The heads of groups, of columns, and the totals: what stays when the rows move. */
export function Head<Row>({ layout, extent, onResize, drag, children }: HeadProps<Row>) {
  const head = (place: Place<Row>) => (
    <HeadCell key={place.column.id} place={place} onResize={(width, isDone) => onResize(place.column.id, width, isDone)} />
  );
  return (
    <div role="rowgroup" className="heads">
      {layout.groups.map((groups, level) => (
        <GroupRow key={groups[0]?.key} level={level} groups={groups} layout={layout} />
      ))}
      <div role="row" className="line" aria-rowindex={layout.groups.length + 1} {...drag}>
        <Pins side="start" isThere={layout.hasSelect || layout.start.length > 0}>
          {layout.hasSelect && <SelectAll extent={extent} />}
          {layout.start.map(head)}
        </Pins>
        {layout.center.map(head)}
        <Pins side="end" isThere={layout.hasMenu || layout.end.length > 0}>
          {layout.end.map(head)}
          {layout.hasMenu && <MenuHead index={layout.count} />}
        </Pins>
      </div>
      {children}
    </div>
  );
}

/** Cells that do not scroll sideways. */
export function Pins({ side, isThere, children }: { side: 'start' | 'end'; isThere: boolean; children: ReactNode }) {
  if (!isThere) return null;
  return (
    <div role="presentation" className={`pins ${side}`}>
      {children}
    </div>
  );
}

function GroupRow<Row>({ level, groups, layout }: { level: number; groups: GroupHead[]; layout: Layout<Row> }) {
  const headsOf = (region: GroupHead['region']) =>
    groups
      .filter((group) => group.region === region)
      .map(({ key, title, index, span, width }) =>
        title ? (
          <div key={key} role="columnheader" className="head cell group" style={{ width }} aria-colindex={index} aria-colspan={span}>
            <span className="words">{title}</span>
          </div>
        ) : (
          <div key={key} role="presentation" className="head cell" style={{ width }} />
        ),
      );
  return (
    <div role="row" className="line groups" aria-rowindex={level + 1}>
      <Pins side="start" isThere={layout.startWidth > 0}>
        {layout.hasSelect && <div role="presentation" className="head cell" style={{ width: selectWidth }} />}
        {headsOf('start')}
      </Pins>
      {headsOf('center')}
      <Pins side="end" isThere={layout.end.length > 0}>
        {headsOf('end')}
      </Pins>
    </div>
  );
}

function SelectAll({ extent }: { extent: Extent }) {
  const t = useTableWords();
  return (
    <div role="columnheader" className="head cell select" aria-colindex={1}>
      <span
        role="checkbox"
        tabIndex={-1}
        className="box"
        data-act="select-all"
        data-selected={extent === 'all' || undefined}
        data-indeterminate={extent === 'some' || undefined}
        aria-checked={extent === 'some' ? 'mixed' : extent === 'all'}
        aria-label={t.selectAll}
      >
        <CheckMark />
      </span>
    </div>
  );
}

function MenuHead({ index }: { index: number }) {
  const t = useTableWords();
  return (
    <div role="columnheader" className="head cell menu" aria-colindex={index}>
      <VisuallyHidden>{t.more}</VisuallyHidden>
    </div>
  );
}
