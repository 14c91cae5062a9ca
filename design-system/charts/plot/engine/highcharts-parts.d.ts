/** The parts of Highcharts are published without types. `highcharts.ts` puts them together to what has them. */
declare module 'highcharts/es-modules/Core/Globals.js' {
  import type Highcharts from 'highcharts/esm/highcharts.js';
  const globals: typeof Highcharts;
  export default globals;
}

declare module 'highcharts/es-modules/*' {
  /** Adds itself to classes that are handed to it. */
  const part: { compose: (...classes: unknown[]) => void; chart: unknown; setOptions: unknown };
  export default part;
}
