/* oxlint-disable jsx-a11y/prefer-tag-over-role -- cards stand at their own place on a sheet; a list of tags cannot be scrolled in parts */
import { useRef, type RefObject } from 'react';
import { useProvenaLocale } from '../../../foundation/words.ts';
import { Sheet } from '../body/Sheet.tsx';
import { drawnOf, useRowWindow } from '../body/useRowWindow.ts';
import type { Column } from '../columns/column.ts';
import type { Box } from '../frame/useBox.ts';
import type { Lines } from '../rows/lines.ts';
import type { RowSelection } from '../rows/useRowSelection.ts';
import { useTableWords } from '../words.ts';
import { Card } from './Card.tsx';

interface CardsProps<Row> {
  label: string;
  scroller: RefObject<HTMLElement | null>;
  lines: Lines<Row>;
  columns: readonly Column<Row>[];
  box: Box;
  selecting: RowSelection<Row>;
  hasRowMenu: (row: Row) => boolean;
}

/** A name, two pairs and a line of numbers: the height of a card until it is measured. */
const usual = 118;

/** The rows as cards, where a phone has no room for columns. */
export function Cards<Row>({ label, scroller, lines, columns, box, selecting, hasRowMenu }: CardsProps<Row>) {
  const focusedLine = useRef<number | undefined>(undefined);
  const locale = useProvenaLocale();
  const t = useTableWords();
  const view = useRowWindow({ scroller, lines, rowHeight: usual, isMeasured: true, headHeight: 0, room: box, focusedLine });
  const { rows, scale, shift } = view;
  const { keys, canSelect, disabledReason } = selecting;
  return (
    <Sheet
      role="list"
      label={label}
      height={scale.sheet}
      drawn={drawnOf(view, 0)}
      port={{ height: rows.scrollRect?.height ?? box.height, head: 0 }}
      skipped={0}
    >
      {rows.getVirtualItems().map(({ index, start }) => {
        const line = lines.at(index);
        if (line?.section)
          return (
            <div
              key={`section ${line.key}`}
              role="listitem"
              className="section"
              aria-setsize={lines.count}
              aria-posinset={index + 1}
              data-index={index}
              ref={rows.measureElement}
              style={{ top: start - shift }}
            >
              <strong className="title">
                {line.section.title} {line.section.count.toLocaleString('en-US')}
              </strong>
            </div>
          );
        return (
          line && (
            <Card
              key={`${line.kind} ${line.key}`}
              row={line.row}
              {...{ index, columns, locale, t }}
              hasMenu={hasRowMenu(line.row)}
              count={lines.count}
              top={start - shift}
              isSelected={keys && canSelect(line.row) ? keys.has(line.key) : undefined}
              disabledReason={keys && disabledReason(line.row)}
              isSelecting={(keys?.size ?? 0) > 0}
              measure={rows.measureElement}
            />
          )
        );
      })}
    </Sheet>
  );
}
