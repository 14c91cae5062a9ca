import { HighchartsReact } from 'highcharts-react-official';
import type Highcharts from 'highcharts/esm/highcharts.js';
import parts from './highcharts.ts';
import { useAccessible } from './useAccessible.ts';

// Redraw, remove series that are gone, never animate: charts do not move when a filter changes.
const quietly: [boolean, boolean, boolean] = [true, true, false];

/** The only place that imports Highcharts. Loaded with the first chart, never before. Its accessibility module follows the first paint. */
export default function Engine({ options }: { options: Highcharts.Options }) {
  const isAccessible = useAccessible();
  return (
    <div aria-busy={!isAccessible}>
      {/* A chart that was made before the module has nothing of it: it is made again, in the same frame. */}
      <HighchartsReact
        key={String(isAccessible)}
        highcharts={parts}
        // Highcharts warns of a chart that wants the module and has it not.
        options={isAccessible ? options : { ...options, accessibility: { enabled: false } }}
        updateArgs={quietly}
      />
    </div>
  );
}
