import Highcharts from 'highcharts/esm/highcharts.js';
import 'highcharts/esm/modules/accessibility.js';
import { HighchartsReact } from 'highcharts-react-official';

// Redraw, remove series that are gone, never animate: charts do not move when a filter changes.
const quietly: [boolean, boolean, boolean] = [true, true, false];

/** The only place that imports Highcharts, always with its accessibility module. Loaded with the first chart, never before. */
export default function Engine({ options }: { options: Highcharts.Options }) {
  return <HighchartsReact highcharts={Highcharts} options={options} updateArgs={quietly} />;
}
