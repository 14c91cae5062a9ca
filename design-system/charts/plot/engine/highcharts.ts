import Globals from 'highcharts/es-modules/Core/Globals.js';
import Defaults from 'highcharts/es-modules/Core/Defaults.js';
import AST from 'highcharts/es-modules/Core/Renderer/HTML/AST.js';
import SVGElement from 'highcharts/es-modules/Core/Renderer/SVG/SVGElement.js';
import SVGRenderer from 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js';
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js';
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js';
import Point from 'highcharts/es-modules/Core/Series/Point.js';
import Pointer from 'highcharts/es-modules/Core/Pointer.js';
import Responsive from 'highcharts/es-modules/Core/Responsive.js';
import DataLabel from 'highcharts/es-modules/Core/Series/DataLabel.js';
import Series from 'highcharts/es-modules/Core/Series/Series.js';
// After the series, which it reads when it is loaded.
import StackingAxis from 'highcharts/es-modules/Core/Axis/Stacking/StackingAxis.js';
import 'highcharts/es-modules/Series/Line/LineSeries.js';
import 'highcharts/es-modules/Series/Area/AreaSeries.js';
import 'highcharts/es-modules/Series/Column/ColumnSeries.js';

/**
 * Highcharts with the parts that our charts draw with: lines, areas, columns, stacks, the pointer. Legends, tooltips, ticks of dates and
 * five more kinds of series would be a quarter of it; ours are React. Labels and rules for widths are not used, but every series and every update
 * calls them. A new kind of series is imported here, and composed as in
 * `highcharts/es-modules/masters/highcharts.src.js`.
 */
DataLabel.compose(Series);
Pointer.compose(Chart);
Responsive.compose(Chart);
StackingAxis.compose(Axis, Chart, Series);
Object.assign(Globals, {
  AST,
  Axis,
  Chart,
  chart: Chart.chart,
  Point,
  Pointer,
  Series,
  SVGElement,
  SVGRenderer,
  setOptions: Defaults.setOptions,
});

export default Globals;
