import type Highcharts from 'highcharts/esm/highcharts.js';
import type { Box, View } from './scale/box.ts';
import type { ValueScale } from './scale/value-scale.ts';

/** What a chart does with what Highcharts notices. */
export interface PlotEvents {
  /** The point under the keyboard; `null` when the focus leaves. */
  onPoint: (index: number | null) => void;
  /** A stretch was dragged over, in points. */
  onDrag?: (from: number, to: number) => void;
  /** What readers of the screen hear of a point. */
  describe: (index: number) => string;
}

/**
 * What all our plots share. Highcharts draws the data, takes the drag and walks the points with the keyboard. Axes, names
 * and tooltips are React: it would read labels as markup, and they come from data. Looks are CSS (`styledMode`), so a
 * theme switch reaches a standing chart without a call.
 */
export function baseOptions(box: Box, scale: ValueScale, extremes: { min: number; max: number }, events: PlotEvents): Highcharts.Options {
  const { onDrag } = events;
  return {
    chart: {
      styledMode: true,
      animation: false,
      width: box.width,
      height: box.height,
      margin: [box.top, box.width - box.right, box.height - box.bottom, box.left],
      spacing: [0, 0, 0, 0],
      ...(onDrag && {
        zooming: { type: 'x', mouseWheel: { enabled: false } },
        events: {
          selection: ({ xAxis: [range] }) => {
            if (range) onDrag(range.min, range.max);
            return false;
          },
        },
      }),
    },
    // Ours is `color-scheme` on the document: charts inherit it instead of asking the system.
    palette: { injectCSS: false, colorScheme: 'inherit' },
    title: { text: '' },
    credits: { enabled: false },
    legend: { enabled: false },
    tooltip: { enabled: false },
    xAxis: { visible: false, ...extremes, startOnTick: false, endOnTick: false, minPadding: 0, maxPadding: 0 },
    yAxis: { visible: false, min: scale.min, max: scale.max, startOnTick: false, endOnTick: false, reversedStacks: false },
    plotOptions: {
      series: {
        animation: false,
        stickyTracking: false,
        cropThreshold: 1000,
        states: { hover: { enabled: false }, inactive: { enabled: false } },
        marker: { enabled: false },
        point: { events: { mouseOver: pointHandler(events.onPoint) } },
        events: { mouseOut: () => events.onPoint(null) },
      },
    },
    accessibility: {
      landmarkVerbosity: 'disabled',
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      point: { descriptionFormatter: ({ x }) => events.describe(x) },
      // Its other stops are of parts that are not loaded: to pass the one of a legend throws.
      keyboardNavigation: { order: ['series'], focusBorder: { margin: 3, hideBrowserFocusOutline: true }, wrapAround: false },
    },
    lang: { accessibility: { chartContainerLabel: '', svgContainerLabel: '' } },
  };
}

function pointHandler(onPoint: PlotEvents['onPoint']): Highcharts.PointMouseOverCallbackFunction {
  return function toPoint() {
    onPoint(this.x);
  };
}

/** The edges of the x axis for the points in view. */
export function extremesOf({ first, last }: View, isCentred: boolean): { min: number; max: number } {
  const half = isCentred || first === last ? 0.5 : 0;
  return { min: first - half, max: last + half };
}
