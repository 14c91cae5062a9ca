import { use, useEffect, useId, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { isNarrow } from '../plot/scale/box.ts';
import { useWidth } from '../plot/scale/useWidth.ts';
import { plain } from '../sentence/phrase.ts';
import { ChartTableView } from '../table/ChartTableView.tsx';
import type { ChartTable } from '../table/table.ts';
import { Legend, type LegendItems } from './Legend.tsx';
import { PanelContext } from './panel.ts';
import { SummarySentence } from './SummarySentence.tsx';

interface ChartFrameProps {
  /** What the chart is of, for readers of the screen. */
  label: string;
  table: ChartTable;
  /** All numbers, for the file; the table itself without it. */
  sheet?: ChartTable;
  sentence: string;
  legend?: LegendItems;
  /** Controls of the drawing alone. */
  above?: ReactNode;
  /** Of the drawing. Nothing where the drawing has its own height. */
  height?: number;
  /** Draws into the given width; nothing is drawn before it is known. */
  children: (width: number) => ReactNode;
}

const noLegend: LegendItems = { always: [], narrow: [] };

/** The three forms of one chart: drawn, table, sentence. Every chart stands in one; ChartPanel chooses the form. */
export function ChartFrame({ label, table, sheet = table, sentence, legend = noLegend, above, height, children }: ChartFrameProps) {
  const panel = use(PanelContext);
  const [measure, width] = useWidth();
  const id = useId();
  const form = panel?.form ?? 'chart';
  const keep = panel?.keep;
  useEffect(() => keep?.(id, { sentence, sheet }), [keep, id, sentence, sheet]);
  const hasLegend =
    legend.always.length > 0 || legend.scale !== undefined || legend.note !== undefined || (isNarrow(width) && legend.narrow.length > 0);
  const items = isNarrow(width) ? [...legend.narrow, ...legend.always] : legend.always;
  const slot = isNarrow(width) ? null : panel?.legendSlot;
  const isHidden = panel?.isSentenceHidden ?? true;
  return (
    <Figure aria-label={label} aria-describedby={id} ref={measure}>
      {form === 'chart' && (
        <>
          {slot && hasLegend && createPortal(<Legend items={items} scale={legend.scale} note={legend.note} />, slot)}
          {above}
          <Room style={{ '--chart-height': height && `${height}px` }}>{width > 0 && children(width)}</Room>
          {!slot && hasLegend && width > 0 && (
            <Below>
              <Legend items={items} scale={legend.scale} note={legend.note} />
            </Below>
          )}
        </>
      )}
      {form === 'table' && (
        <Bleed>
          <ChartTableView table={table} height={Math.max(height ?? 0, 240)} />
        </Bleed>
      )}
      {isHidden && form !== 'sentence' ? (
        <VisuallyHidden as="div">
          <span id={id}>{plain(sentence)}</span>
        </VisuallyHidden>
      ) : (
        <SummarySentence id={id} sentence={sentence} isAlone={form === 'sentence'} />
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
  container: chart / inline-size;
  min-width: 0;
`;

const Room = styled.div`
  position: relative;
  height: var(--chart-height, auto);
`;

const Below = styled.div`
  margin-top: var(--space-2);
`;

/* The table goes from edge to edge of the panel. */
const Bleed = styled.div`
  margin-inline: calc(var(--chart-bleed, 0px) * -1);
`;
