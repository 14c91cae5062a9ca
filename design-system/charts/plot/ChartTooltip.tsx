import styled from 'styled-components';
import { Delta } from '../../data/delta/Delta.tsx';
import type { ChangeKind, Welcome } from '../../data/delta/change.ts';
import type { Value } from '../dataset/dataset.ts';
import type { Box } from './scale/box.ts';

/** What one point says: the tooltip, and what readers of the screen hear. In a fixed order, the change last. */
export interface Readout {
  title: string;
  rows: ReadoutRow[];
  change?: { name: string; value: Value; kind: ChangeKind; welcome: Welcome };
  /** Why the values are not final. */
  note?: string;
}

export interface ReadoutRow {
  key: string;
  name: string;
  value: string;
  /** The colour of its mark; a total has none. */
  ink?: string;
  isCompared?: boolean;
}

interface ChartTooltipProps {
  box: Box;
  x: number;
  /** The highest of the values it names: the tooltip stands where the lines are not. */
  y: number;
  readout: Readout;
}

/** The values at the cursor: 16 pixels beside it, never on the line. Readers of the screen hear the points instead. */
export function ChartTooltip({ box, x, y, readout: { title, rows, change, note } }: ChartTooltipProps) {
  const isLeft = x > (box.left + box.right) / 2;
  const isLow = y < (box.top + box.bottom) / 2;
  return (
    <Card
      aria-hidden
      data-picture="none"
      data-left={isLeft || undefined}
      data-low={isLow || undefined}
      style={{ '--x': `${x}px`, '--top': `${box.top}px`, '--bottom': `${box.height - box.bottom}px` }}
    >
      <Title>{title}</Title>
      {rows.map(({ key, name, value, ink, isCompared }) => (
        <Row key={key} data-total={(!ink && !isCompared) || undefined}>
          <Name>
            {(ink ?? isCompared) && <Mark data-compared={isCompared} style={{ '--ink': ink }} />}
            {name}
          </Name>
          <b>{value}</b>
        </Row>
      ))}
      {change && (
        <Row data-change>
          <span>{change.name}</span>
          <Delta value={change.value} kind={change.kind} welcome={change.welcome} />
        </Row>
      )}
      {note && <Note>{note}</Note>}
    </Card>
  );
}

const Card = styled.div`
  position: absolute;
  z-index: var(--z-sticky);
  top: calc(var(--top) + 6px);
  left: calc(var(--x) + 16px);
  display: grid;
  gap: 1px;
  min-width: 188px;
  max-width: 320px;
  padding: var(--space-2) 10px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-sm);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-popover);
  font: var(--type-caption);
  pointer-events: none;

  &&&[data-left] {
    left: auto;
    right: calc(100% - var(--x) + 16px);
  }
  &&&[data-low] {
    top: auto;
    bottom: calc(var(--bottom) - 7px);
  }

  @container chart (max-width: 479px) {
    min-width: 132px;
    max-width: 180px;
  }
`;

const Title = styled.div`
  margin-bottom: var(--space-1);
  font-weight: 600;
`;

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-4);
  color: var(--color-text-secondary);

  & > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    color: var(--color-text-primary);
    white-space: nowrap;
  }
  &[data-total],
  &[data-change] {
    margin-top: var(--space-1);
    padding-top: var(--space-1);
    border-top: 1px solid var(--color-border-subtle);
  }
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-1h);
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Mark = styled.i`
  flex: none;
  width: 14px;
  border-top: 2px solid var(--ink);

  &[data-compared] {
    border-top: 2px dotted var(--chart-compare);
  }
`;

const Note = styled.div`
  margin-top: var(--space-1);
  color: var(--color-text-tertiary);
`;
