import type { MonitorEvent } from './events.ts';

type Vitals = Extract<MonitorEvent, { kind: 'vitals' }>;

/** Layout shifts count together while they follow each other in a second, and for five seconds at most. */
const gap = 1_000;
const longestWindow = 5_000;

/** Web vitals of the page from the entries of the browser: the largest paint, shifts of the layout, and the slowest answer to a press. */
export function createVitals() {
  let lcp: number | null = null;
  let inp: number | null = null;
  let [cls, shifted, first, last] = [0, 0, 0, 0];
  return {
    add(entry: PerformanceEntry) {
      const { entryType, startTime, duration } = entry;
      if (entryType === 'largest-contentful-paint') lcp = Math.round(startTime);
      if (entryType === 'event' && numberIn(entry, 'interactionId') > 0) inp = Math.max(inp ?? 0, Math.round(duration));
      // Shifts that follow a press are expected.
      if (entryType !== 'layout-shift' || Reflect.get(entry, 'hadRecentInput') === true) return;
      const isSameWindow = startTime - last < gap && startTime - first < longestWindow;
      if (!isSameWindow) [shifted, first] = [0, startTime];
      last = startTime;
      shifted += numberIn(entry, 'value');
      cls = Math.max(cls, shifted);
    },
    read: (): Vitals => ({ kind: 'vitals', lcp, cls: Math.round(cls * 1_000) / 1_000, inp }),
  };
}

/** Observes what this browser measures of it. */
export function observeVitals(add: (entry: PerformanceEntry) => void) {
  for (const type of ['largest-contentful-paint', 'layout-shift', 'event'])
    if (PerformanceObserver.supportedEntryTypes.includes(type)) {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
      observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 40 }) });
    }
}

/** The types of the browser do not have all fields of an entry. */
function numberIn(entry: PerformanceEntry, name: string): number {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'number' ? value : 0;
}
