import { shifted, indexOf, type Now } from '../../calendar.ts';

/** Days of which something is missing, and of what. */
export interface Gap {
  from: string;
  to: string;
  /** Nothing was received of the app itself; or an account of an ad network gave nothing. */
  of: { kind: 'reception' } | { kind: 'adAccount'; media: string; account: string; share: number };
}

/** What is missing of an app as its ledgers ask: by day, and by day and medium. */
export interface MissingDays {
  /** Days on which nothing was received. */
  notReceived: ReadonlySet<number>;
  /** The share of what a medium was paid on a day that is not known. */
  spend: (media: string, day: number) => number;
}

const none: ReadonlySet<number> = new Set();
export const nothingMissing: MissingDays = { notReceived: none, spend: () => 0 };

/** The app whose past has gaps, where the world has any: the one that scenarios open. */
const app = 1001;

/**
 * Reception stopped twice, once in each of the last two months, and one account of an ad network gave nothing for some days in between. Both
 * are over: what is still broken is known of the account itself.
 */
export function gapsOf(now: Now, id: number, hasGaps: boolean): readonly Gap[] {
  if (!hasGaps || id !== app) return [];
  const days = (from: number, to: number) => ({ from: shifted(now.day, -from), to: shifted(now.day, -to) });
  return [
    { ...days(43, 42), of: { kind: 'reception' } },
    { ...days(16, 14), of: { kind: 'reception' } },
    { ...days(9, 7), of: { kind: 'adAccount', media: 'toutiao', account: '星海-素材测试', share: 0.4 } },
  ];
}

export function missingDays(gaps: readonly Gap[]): MissingDays {
  if (!gaps.length) return nothingMissing;
  const spans = gaps.map(({ from, to, of }) => ({ from: indexOf(from), to: indexOf(to), of }));
  const notReceived = new Set(
    spans.flatMap(({ from, to, of }) => (of.kind === 'reception' ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [])),
  );
  const spend = (media: string, day: number) =>
    spans.reduce(
      (most, { from, to, of }) =>
        of.kind === 'adAccount' && of.media === media && from <= day && day <= to ? Math.max(most, of.share) : most,
      0,
    );
  return { notReceived, spend };
}
