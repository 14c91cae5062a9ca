import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { figure, type FigureStyle } from '../../foundation/figures.ts';
import { useProvenaLocale } from '../../foundation/words.ts';
import type { HeatScale } from '../dataset/heat.ts';
import { cornerFill, hatchFill } from '../plot/hatch-fill.ts';

export interface LegendItem {
  key: string;
  name: string;
  ink?: string;
  /** How it is drawn. */
  mark: 'line' | 'fill' | 'dotted' | 'dashed' | 'tick' | 'hatch' | 'shade' | 'tint';
}

/** The tones of a map with its smallest and its largest value, and what is hatched in it. */
export interface LegendScale {
  heat: HeatScale;
  figures: FigureStyle;
  hatched?: string;
  /** And what has a corner of its own. */
  marked?: string;
}

export interface LegendItems {
  always: readonly LegendItem[];
  /** What names at the ends of lines say as long as there is room for them. */
  narrow: readonly LegendItem[];
  scale?: LegendScale;
  /** What holds for the whole drawing: its axes. */
  note?: string;
}

interface LegendProps {
  items: readonly LegendItem[];
  scale?: LegendScale | undefined;
  note?: string | undefined;
}

/** What the marks of a chart mean. Lines that are named at their ends need none. */
export function Legend({ items, scale, note }: LegendProps) {
  const locale = useProvenaLocale();
  return (
    <Row>
      {note && <Key>{note}</Key>}
      {items.map(({ key, name, ink, mark }) => (
        <Key key={key}>
          <Mark data-mark={mark} style={{ '--ink': ink }} />
          {name}
        </Key>
      ))}
      {scale && (
        <>
          {scale.hatched !== undefined && (
            <Key>
              <Mark data-mark="hatch" />
              {scale.hatched}
            </Key>
          )}
          {scale.marked !== undefined && (
            <Key>
              <Mark data-mark="corner" />
              {scale.marked}
            </Key>
          )}
          {scale.heat.tones.length > 0 && (
            <Key>
              {figure(scale.heat.from, locale, scale.figures).digits}
              <Ramp>
                {scale.heat.tones.map((tone) => (
                  <Step key={tone} style={{ '--ink': `var(--chart-seq-${tone})` }} />
                ))}
              </Ramp>
              {figure(scale.heat.to, locale, scale.figures).digits}
            </Key>
          )}
        </>
      )}
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  max-width: 100%;
`;

const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1h);
  font: var(--type-caption);
  color: var(--color-text-secondary);
  white-space: nowrap;

  /* A name longer than the screen is broken; shorter ones have a line of their own before they are. */
  ${phone} {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

/* An element and not a pseudo-element: it must be found again when the chart is saved as a picture. */
const Mark = styled.i`
  flex: none;
  width: 14px;
  border-top: 2px solid var(--ink);

  &[data-mark='dotted'] {
    border-top: 2px dotted var(--ink, var(--chart-compare));
  }
  &[data-mark='dashed'] {
    border-top: 2px dashed var(--color-text-secondary);
  }
  &[data-mark='tick'] {
    border-top: 2px solid var(--color-text-primary);
  }
  &[data-mark='fill'],
  &[data-mark='shade'],
  &[data-mark='tint'],
  &[data-mark='corner'],
  &[data-mark='hatch'] {
    height: 10px;
    border: 0;
    border-radius: var(--radius-xs);
    background: var(--ink);
  }
  &[data-mark='shade'] {
    border-inline: 1px dashed var(--color-warning-border);
    border-radius: 0;
    background: var(--color-warning-subtle);
  }
  &[data-mark='tint'] {
    border-inline: 1px dashed var(--color-accent-line);
    border-radius: 0;
    background: var(--color-accent-subtle);
  }
  &[data-mark='corner'] {
    border: 1px solid var(--color-border-default);
    background: none;
    ${cornerFill}
  }
  &[data-mark='hatch'] {
    --hatch: var(--color-border-control);
    --hatch-pitch: 4px;
    border: 1px solid var(--color-border-default);
    background: none;
    ${hatchFill}
  }
`;

const Ramp = styled.span`
  display: inline-flex;
  gap: 2px;
`;

const Step = styled.i`
  width: 16px;
  height: 10px;
  background: var(--ink);
`;
