import type { AppRecord } from '../../apps/app.ts';
import type { Cell, Cells } from '../cells.ts';
import type { Split } from '../people/CellSums.ts';
import { releasesBetween, sharesOn } from './releases.ts';

interface VersionsOf {
  from: number;
  to: number;
  cell?: (cell: Cell) => boolean;
  /** Each version is counted by itself, and not all that are wanted together. */
  isEachApart: boolean;
}

/** The parts of an ad's people, each by the version of the app that they hold on a day. */
export function splitByVersion(app: AppRecord, { cells, ends }: Cells, { from, to, cell: isWanted, isEachApart }: VersionsOf): Split {
  const releases = releasesBetween(app, from, to);
  const versions = releases.length ? releases.map(({ version }) => version) : [''];
  const shares = (day: number) => (releases.length ? sharesOn(app, releases, day) : [1]);
  const byVersion = cells.flatMap((cell) => versions.map((appVersion) => ({ ...cell, appVersion })));
  const wanted = new Set(byVersion.filter((cell) => !isWanted || isWanted(cell)).map(({ appVersion }) => appVersion));
  /** Of the people of the day before, those who have updated, and were not counted under what they held. */
  const joinedOn = (day: number, newest: number) => {
    const [now, before] = [shares(day), shares(day - 1)];
    const isElsewhere = (index: number) => index !== newest && (isEachApart || !wanted.has(versions[index] ?? ''));
    return now.reduce((sum, share, index) => sum + (isElsewhere(index) ? Math.max(0, (before[index] ?? 0) - share) : 0), 0);
  };
  return {
    cells: byVersion,
    endsOn: (day) => {
      const parts = shares(day);
      return Float64Array.from(
        byVersion,
        upTo(ends, (index) => parts[index] ?? 0, versions.length),
      );
    },
    joinedOn: (day) => {
      const newest = releases.findLastIndex((release) => release.day <= day);
      if (newest < 0) return null;
      const joined = joinedOn(day, newest);
      const reached = Float64Array.from(
        byVersion,
        upTo(ends, (index) => (index === newest ? joined : 0), versions.length),
      );
      // The last part is who holds what they held before, or is counted with it.
      return Float64Array.of(...reached, 1);
    },
  };
}

/** Running sums over parts, each cut into so many pieces. */
function upTo(ends: ArrayLike<number>, pieceOf: (index: number) => number, pieces: number) {
  let reached = 0;
  return (_: unknown, index: number) => {
    const cell = Math.floor(index / pieces);
    reached += ((ends[cell] ?? 0) - (ends[cell - 1] ?? 0)) * pieceOf(index % pieces);
    return Math.min(1, reached);
  };
}
