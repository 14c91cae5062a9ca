import { useCallback, useMemo, useState } from 'react';
import { bilingual, useProvenaLocale, useWords } from '../../foundation/words.ts';
import type { Dataset } from '../dataset/dataset.ts';
import type { MarkedTrend } from '../dataset/marked.ts';
import { Axes } from '../plot/scale/Axes.tsx';
import type { View } from '../plot/scale/box.ts';
import { useChartCursor } from '../plot/cursor.tsx';
import { ResetZoom } from '../plot/ResetZoom.tsx';
import { toSpokenText } from '../sentence/toSpokenText.ts';
import { Stage } from '../plot/Stage.tsx';
import { trendLayout, type TrendLayout } from './layout.ts';
import { trendOptions } from './options.ts';
import { readout } from './readout.ts';
import { isStacked, type Annotation, type Reference, type TrendKind } from './trend.ts';
import { TrendCursor, TrendTooltip } from './TrendCursor.tsx';
import { MarkedDays } from './marks/MarkedDays.tsx';
import { TrendMarks } from './marks/TrendMarks.tsx';

interface TrendPlotProps {
  data: Dataset;
  kind: TrendKind;
  width: number;
  height: number;
  annotations?: readonly Annotation[];
  references?: readonly Reference[];
  hasLeader?: boolean;
  marked: MarkedTrend;
  onPoint?: (index: number) => void;
}

const none: readonly never[] = [];

/** The drawing of a trend: axes, data, marks, cursor, and the stretch that was zoomed into. */
export function TrendPlot({
  data,
  kind,
  width,
  height,
  annotations = none,
  references = none,
  hasLeader = false,
  marked,
  onPoint,
}: TrendPlotProps) {
  const t = useWords(words);
  const locale = useProvenaLocale();
  const cursor = useChartCursor();
  const [view, setView] = useState<View | null>(null);
  const layout = useMemo(
    () => trendLayout(data, { kind, width, height, annotations, references, view: viewWithin(view, data), locale, hasLeader, marked }),
    [data, kind, width, height, annotations, references, view, locale, hasLeader, marked],
  );
  const hold = cursor.hold;
  const point = useCallback((index: number | null) => hold(index === null ? null : (data.points[index]?.label ?? null)), [hold, data]);
  const options = useMemo(
    () =>
      trendOptions(layout, {
        onPoint: (position) => point(position === null ? null : nearest(layout.positions, position)),
        onDrag: (from, to) => setView(stretch(indexOf(layout.positions, from), indexOf(layout.positions, to), layout.shown)),
        describe: (position) => toSpokenText(readout(layout, nearest(layout.positions, position)), locale),
      }),
    [layout, point, locale],
  );
  return (
    <Stage
      box={layout.box}
      options={options}
      isStacked={isStacked(kind)}
      behind={
        <>
          <MarkedDays layout={layout} />
          <Axes {...layout} />
        </>
      }
      front={
        <>
          <TrendMarks layout={layout} openReason={data.openReason ?? t.open} />
          <TrendCursor layout={layout} cursor={cursor} />
        </>
      }
      onZoomKey={(isIn) => setView(isIn ? around(layout, cursor.store.get()?.label) : null)}
      onPress={onPoint && (() => pressed(data, cursor.store.get()?.label, onPoint))}
      onPointerX={(x) => point(x === null ? null : layout.at.indexAt(x))}
    >
      <TrendTooltip layout={layout} cursor={cursor} />
      {layout.view && <ResetZoom onPress={() => setView(null)} />}
    </Stage>
  );
}

function pressed({ points }: Dataset, held: string | undefined, onPoint: (index: number) => void) {
  const index = points.findIndex(({ label }) => label === held);
  if (index >= 0) onPoint(index);
}

const nearest = (positions: readonly number[], position: number) => Math.round(indexOf(positions, position));

/** Between which points a place on the axis lies: 2.5 is in the middle of the third and the fourth. */
function indexOf(positions: readonly number[], position: number): number {
  const next = positions.findIndex((one) => one >= position);
  const [before = 0, after = 0] = [positions[next - 1] ?? positions[0], positions[next]];
  if (next === -1) return positions.length - 1 + position - (positions.at(-1) ?? 0);
  return after === before ? next + position - after : next - 1 + (position - before) / (after - before);
}

/** Whole points, at least two; a drag over less than that is a slip of the hand. */
function stretch(from: number, to: number, shown: View): View | null {
  const first = Math.max(Math.ceil(Math.min(from, to) - 0.25), shown.first);
  const last = Math.min(Math.floor(Math.max(from, to) + 0.25), shown.last);
  return last - first >= 1 ? { first, last } : shown;
}

/** Half of what is in view, around the point that is being read. */
function around({ shown, data }: TrendLayout, label: string | undefined): View {
  const held = data.points.findIndex((point) => point.label === label);
  const middle = held < 0 ? (shown.first + shown.last) / 2 : held;
  const half = (shown.last - shown.first) / 4;
  const first = Math.min(Math.max(Math.round(middle - half), shown.first), Math.max(shown.last - Math.round(2 * half), shown.first));
  return stretch(first, first + Math.max(Math.round(2 * half), 1), shown) ?? shown;
}

/** Other data may have fewer points than were zoomed into. */
function viewWithin(view: View | null, data: Dataset): View | null {
  return view && view.last < data.points.length ? view : null;
}

const words = bilingual({ open: ['窗口未关闭', 'Window open'] });
