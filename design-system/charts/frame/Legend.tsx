import styled from 'styled-components';
import { hatchFill } from '../plot/hatch-fill.ts';

export interface LegendItem {
  key: string;
  name: string;
  ink?: string;
  /** How it is drawn. */
  mark: 'line' | 'fill' | 'dotted' | 'tick' | 'hatch';
}

/** What the marks of a chart mean. Lines that are named at their ends need none. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <Row>
      {items.map(({ key, name, ink, mark }) => (
        <Key key={key}>
          <Mark data-mark={mark} style={{ '--ink': ink }} />
          {name}
        </Key>
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
`;

const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  font: var(--type-caption);
  color: var(--color-text-secondary);
  white-space: nowrap;
`;

/* An element and not a pseudo-element: it must be found again when the chart is saved as a picture. */
const Mark = styled.i`
  flex: none;
  width: 14px;
  border-top: 2px solid var(--ink);

  &[data-mark='dotted'] {
    border-top: 2px dotted var(--ink, var(--chart-compare));
  }
  &[data-mark='tick'] {
    border-top-color: var(--color-text-primary);
  }
  &[data-mark='fill'],
  &[data-mark='hatch'] {
    height: 10px;
    border: 0;
    border-radius: var(--radius-xs);
    background: var(--ink);
  }
  &[data-mark='hatch'] {
    --hatch: var(--color-border-control);
    --hatch-pitch: 4px;
    border: 1px solid var(--color-border-default);
    background: none;
    ${hatchFill}
  }
`;
