import { lazyComponent } from '../foundation/lazy/lazyComponent.ts';

export const Engine = lazyComponent(async () => (await import('./plot/engine/engine.tsx')).default);

/** Loads the chart library. A page that is mainly a chart calls this while it loads itself, so that its first chart appears sooner. */
export const loadCharts = Engine.preload;
