import { lazily } from '../foundation/lazily.ts';

export const Engine = lazily(async () => (await import('./plot/engine.tsx')).default);

/** Fetches what draws charts. A page whose heart is a chart calls it as it is loaded itself, so that the first one need not wait. */
export const loadCharts = Engine.ahead;
