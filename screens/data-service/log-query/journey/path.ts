import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';

/** What leads from an ad to revenue, in this order. */
export const links = ['click', 'install', 'register', 'payment'] as const;
export type Link = (typeof links)[number];

export interface PathStop {
  entry: LogEntry;
  /** Seconds since the stop before. */
  gap: number | null;
}

export interface Path {
  stops: readonly PathStop[];
  /** The first link that is not there: `isBefore` where a later one is, so that it happened before these days. */
  missing: { link: Link; isBefore: boolean } | null;
}

const onPath = new Set<LogEntry['kind']>(['block', 'click', 'install', 'register', 'order', 'payment', 'flag', 'callback']);

const verdicts = new Set<LogEntry['kind']>(['block', 'flag']);

const secondsOf = (at: string) => Date.parse(`${at.replace(' ', 'T')}Z`) / 1000;

/** The stops from the click to the callbacks. Launches, logins and sessions are only among all logs; an order with its payment is one stop. */
export function pathOf({ stops }: Pick<Journey, 'stops'>): Path {
  const paid = new Set(stops.filter(({ kind }) => kind === 'payment').map(({ proof }) => proof));
  const entries = stops.filter(({ kind, proof }) => onPath.has(kind) && !(kind === 'order' && paid.has(proof)));
  return {
    stops: entries.map((entry, index) => {
      const before = entries[index - 1];
      return { entry, gap: before ? Math.max(0, secondsOf(entry.at) - secondsOf(before.at)) : null };
    }),
    // What was not trusted ends there: nothing is missing that could be fixed.
    missing: verdicts.has(entries.at(-1)?.kind ?? 'click') ? null : firstMissing(stops),
  };
}

function firstMissing(stops: readonly LogEntry[]): Path['missing'] {
  const has = (link: Link) => stops.some(({ kind }) => kind === link);
  const install = stops.find(({ kind }) => kind === 'install');
  // A user who came without a click has none to miss.
  if (install && install.reason !== 'noClick' && !has('click')) return { link: 'click', isBefore: true };
  if (!install && stops.some(({ kind }) => kind !== 'click' && kind !== 'impression' && kind !== 'block'))
    return { link: 'install', isBefore: true };
  const link = links.find((one) => one !== 'click' && !has(one));
  // An app may sell without a sign-up.
  return link === undefined || has('payment') ? null : { link, isBefore: false };
}
