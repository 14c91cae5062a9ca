/** Fetches what draws charts. A page whose heart is a chart calls it as it is loaded itself, so that the first one need not wait. */
export const loadCharts = () => import('./plot/engine.tsx');
