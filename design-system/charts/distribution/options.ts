import type Highcharts from 'highcharts/esm/highcharts.js';
import { baseOptions, extremesOf, type PlotEvents } from '../plot/base-options.ts';
import type { DistributionLayout } from './layout.ts';

/** The options of a distribution: a column for each bucket, the benchmark as a line over their middles. */
export function distributionOptions(
  { data, box, scale, at, range: [from, to] }: DistributionLayout,
  events: PlotEvents,
): Highcharts.Options {
  const last = Math.max(data.shares.length - 1, 0);
  const columns: Highcharts.SeriesColumnOptions = {
    type: 'column',
    name: data.measure,
    className: 'ink-1',
    zIndex: 2,
    clip: false,
    pointWidth: Math.max(at.slot - 1, 1),
    groupPadding: 0,
    pointPadding: 0,
    pointPlacement: 'on',
    borderRadius: 0,
    data: data.shares.map((y, x) => ({ x, y, className: x >= from && x < to ? 'rest' : 'outside' })),
  };
  const benchmark: Highcharts.SeriesLineOptions[] = data.benchmark
    ? [
        {
          type: 'line',
          name: '',
          className: 'benchmark',
          zIndex: 3,
          clip: false,
          enableMouseTracking: false,
          accessibility: { enabled: false },
          data: [...data.benchmark],
        },
      ]
    : [];
  return { ...baseOptions(box, scale, extremesOf({ first: 0, last }, true), events), series: [columns, ...benchmark] };
}
