/** A share, and how many it is a share of. */
interface SizedShare {
  share: number | null;
  size: number;
}

/** A share stands out above so many times what is usual. On it, it does not. */
const outlier = 4;

/** Half of all that is counted has a smaller share. One that stands out moves it little, however large it is. */
export function middleOf(shares: readonly SizedShare[]): number {
  const half = shares.reduce((all, { size }) => all + size, 0) / 2;
  let below = 0;
  for (const { share, size } of shares.toSorted((a, b) => (a.share ?? 0) - (b.share ?? 0))) {
    below += size;
    if (below >= half) return share ?? 0;
  }
  return 0;
}

/** Above which share something is marked: far above what is usual, and never below the limit of the app. */
export const alarmFrom = (limit: number, usual: number): number => Math.max(limit, outlier * usual);

/**
 * The same for a share that is large by nature, where four times as much may be more than there is: the part has to be four times as large for each of
 * the rest. Of small shares both rules are nearly one.
 *
 *     usual 19 %: 0.23 for each of the rest    marked above 0.94 for each of the rest: 48 %
 */
export const largeAlarmFrom = (limit: number, usual: number): number => Math.max(limit, (outlier * usual) / (1 + (outlier - 1) * usual));

/** Past the limit; nothing is past a limit where nothing was counted. */
export const isPast = (share: number | null, limit: number): boolean => share !== null && share > limit;
