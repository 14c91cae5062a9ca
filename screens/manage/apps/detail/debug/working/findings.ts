import type { DebugEvent } from '#app/api/apps/debug.ts';

/** What the stream of an app proves about the tracking script on its pages, in the order in which a page comes to it. */
export interface Findings {
  /** The last one that came, taken or refused: the script runs and its policy lets it send. */
  last: DebugEvent | null;
  /** The last one that was taken. */
  taken: DebugEvent | null;
  /** How often the one came again that came most. */
  mostRepeats: number;
  /** It came so often that its answers cannot have been read. */
  isRepeated: boolean;
  views: number;
  /** Hosts from which page views came. */
  hosts: readonly string[];
  /** Hosts from which something came, but no page view. */
  silentHosts: readonly string[];
  refused: readonly DebugEvent[];
  /** Taken, but with something missing or wrong. */
  broken: readonly DebugEvent[];
}

/** What is under way as a page is left is sent by what outlives the page and by the next one: three times without anything being wrong. */
const usual = 2;

export function findingsIn(events: readonly DebugEvent[]): Findings {
  const taken = events.filter(({ isRefused }) => !isRefused);
  const mostRepeats = Math.max(0, ...taken.map(({ repeats }) => repeats));
  const views = taken.filter(({ event }) => event === 'pageview');
  const hosts = hostsOf(views);
  return {
    last: events[0] ?? null,
    taken: taken[0] ?? null,
    mostRepeats,
    isRepeated: mostRepeats > usual,
    views: views.length,
    hosts,
    silentHosts: hostsOf(taken).filter((host) => !hosts.includes(host)),
    refused: events.filter(({ isRefused }) => isRefused),
    broken: taken.filter(({ issues }) => issues.some(({ level }) => level === 'error')),
  };
}

const hostsOf = (events: readonly DebugEvent[]) => [...new Set(events.flatMap(({ payload }) => hostIn(payload)))];

function hostIn(payload: unknown): string[] {
  const context = isRecord(payload) ? payload['context'] : null;
  const url = isRecord(context) ? context['url'] : null;
  return typeof url === 'string' && URL.canParse(url) ? [new URL(url).host] : [];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
