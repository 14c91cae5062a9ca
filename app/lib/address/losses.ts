import { createContext, use, useEffect, useId, useSyncExternalStore } from 'react';
import type { DataFlag } from '../../api/reports/shapes.ts';
import { linkVersion, versionOf } from './version/version.ts';
import type { MetricId } from '../metrics/catalogue.ts';

/** A part of a link, as the note about it calls it. */
export type LinkPart =
  | 'period'
  | 'filter'
  | 'limit'
  | 'column'
  /** One that the account has for a report, which no link names. */
  | 'ownColumn'
  | 'report'
  | 'sort'
  | 'chart'
  | 'figure'
  | 'segment'
  | 'grouping'
  | 'traffic'
  | 'page'
  | 'setting'
  | 'version'
  /** What totals do not count for this reader. */
  | 'organic'
  | 'channels';

/**
 * `access`: a right to data is missing. `platform`: the app has no such numbers, whoever asks. `report`: this page cannot be asked that.
 * `unseen`: it is gone, or not for this reader; the console cannot tell, and must not. `unknown`: this version cannot read it.
 * `lost`: the right was there when the page was opened, and is gone since. `own`: the role sees its own channels only. `length` and `future`: so many days no report counts, or none of them has begun.
 * `retired`: the account has it, and this version does not.
 */
export type LossCause =
  | 'access'
  | 'lost'
  | 'platform'
  | 'report'
  | 'unseen'
  | 'unknown'
  | 'newer'
  | 'own'
  | 'length'
  | 'future'
  | 'retired';

/** What of a link is not shown, and why. It holds no text of the link and no name of a record, so neither can be shown by mistake. */
export interface Loss {
  part: LinkPart;
  cause: LossCause;
  count: number;
  /** The rights to data that are missing. */
  flags?: readonly DataFlag[];
  /** Of the catalogue, which is the same for everybody. */
  metrics?: readonly MetricId[];
}

/** What the parts of a page have left out of its link. */
export interface LinkLosses {
  /** With what the first page of this visit was opened. */
  openedWith: string;
  report: (source: string, losses: readonly Loss[]) => void;
  all: () => readonly Loss[];
  subscribe: (listen: () => void) => () => void;
}

export function createLosses(openedWith: string): LinkLosses {
  const bySource = new Map<string, readonly Loss[]>();
  const listeners = new Set<() => void>();
  let all: readonly Loss[] = [];
  return {
    openedWith,
    report: (source, losses) => {
      if (losses.length > 0) bySource.set(source, losses);
      else if (!bySource.delete(source)) return;
      all = distinctLosses([...bySource.values()].flat());
      for (const listen of listeners) listen();
    },
    all: () => all,
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

/** Two parts of a page may read the same parameter. */
export const distinctLosses = (losses: readonly Loss[]): readonly Loss[] => [
  ...new Map(losses.map((loss) => [JSON.stringify(loss), loss])).values(),
];

export const LossesContext = createContext<LinkLosses | null>(null);

const none: readonly Loss[] = [];
const nothing = { subscribe: () => () => {}, all: () => none };

/** Says what a part of the page has left out of the link, as long as it stands there. */
export function useLosses(losses: readonly Loss[]): void {
  const store = use(LossesContext);
  const source = useId();
  const text = JSON.stringify(losses);
  useEffect(() => {
    store?.report(source, losses);
    // oxlint-disable-next-line react/exhaustive-deps -- they are compared by what they say
  }, [store, source, text]);
  useEffect(() => () => store?.report(source, none), [store, source]);
}

/** Whether the page stands as a link of this version opened it: its sender may have seen more in the same totals. */
export function useIsSentLink(address: URLSearchParams): boolean {
  const store = use(LossesContext);
  return store !== null && address.has('v') && versionOf(address) >= linkVersion && store.openedWith === address.toString();
}

/** All that is left out of the link to this page. */
export function useAllLosses(): readonly Loss[] {
  const { subscribe, all } = use(LossesContext) ?? nothing;
  return useSyncExternalStore(subscribe, all);
}
