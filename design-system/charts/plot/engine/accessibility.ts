import Accessibility from 'highcharts/es-modules/Accessibility/Accessibility.js';
import Legend from 'highcharts/es-modules/Core/Legend/Legend.js';
import Highcharts from './highcharts.ts';

/** Gives charts what keyboards and readers of the screen need. Charts that are made after this have it. */
export function addAccessibility() {
  Accessibility.compose(Highcharts.Chart, Legend, Highcharts.Point, Highcharts.Series, Highcharts.SVGElement);
}
