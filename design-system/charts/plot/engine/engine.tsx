import { HighchartsReact } from 'highcharts-react-official';
import type Highcharts from 'highcharts/esm/highcharts.js';
import { addAccessibility } from './accessibility.ts';
import parts from './highcharts.ts';

// Redraw, remove series that are gone, never animate: charts do not move when a filter changes.
const quietly: [boolean, boolean, boolean] = [true, true, false];

addAccessibility();

/** The only place that imports Highcharts, always with its accessibility module. Loaded with the first chart, never before. */
export default function Engine({ options }: { options: Highcharts.Options }) {
  return <HighchartsReact highcharts={parts} options={options} updateArgs={quietly} />;
}
