// Where the values of a chart come from, and on which days they were counted: what decides whether missing days touch them.
export { adSpend, countedDays, countsSpend, madeOf, settlement, touchesMetrics } from './sources.ts';
