import { withoutCall } from '#app/api/ours/without.ts';
import { limit, speedsOf, type Speed } from './speed.ts';
import type { Tried } from '../try-calls.ts';
import type { Walk } from '../walk.ts';

export interface ReportedCall {
  name: string;
  call: string;
  isOurs: boolean;
  /** By role: `conforms`, or why not. */
  roles: Readonly<Record<string, string>>;
  /** The roles that may not have it answered. */
  closedTo: readonly string[];
  /** In milliseconds, of the answers to all roles. Null where there was none. */
  speed: Speed | null;
  /** What the console does where the back end lacks it. */
  without: string | null;
}

export interface Report {
  origin: string;
  at: string;
  counts: Readonly<Record<string, number>>;
  /** Roles that could not sign in: their columns say nothing of rights. */
  turnedAway: readonly string[];
  /** How many calls that are closed to a role were refused as they have to be, and all that were tried. */
  rights: { refused: number; tried: number };
  /** In milliseconds. */
  speed: { middle: number | null; limit: number };
  calls: readonly ReportedCall[];
  /** Ready for `lacks` in config.json. */
  lacks: readonly string[];
}

const resultOf = ({ verdict, detail }: Tried) => (detail === '' ? verdict : `${verdict}: ${detail}`);

/** All walks as one report, a line for each call. */
export function reportOn(origin: string, walks: readonly Walk[], at = new Date()): Report {
  const [richest] = walks;
  const rows = (richest?.tried ?? []).map(({ name, call, isOurs }, index) => {
    const all = walks.flatMap(({ role, tried }) => (tried[index] ? [{ role, one: tried[index] }] : []));
    return { name, call, isOurs, all };
  });
  const { middle, speeds } = speedsOf(rows.map(({ all }) => all.flatMap(({ one }) => one.milliseconds)));
  const calls = rows.map(({ name, call, isOurs, all }, index): ReportedCall => ({
    name,
    call,
    isOurs,
    roles: Object.fromEntries(all.map(({ role, one }) => [role, resultOf(one)])),
    closedTo: all.flatMap(({ role, one }) => (one.may === false ? [role] : [])),
    speed: speeds[index] ?? null,
    without: all.some(({ one }) => one.verdict === 'lacking') ? (withoutCall(name) ?? '') : null,
  }));
  const tried = walks.flatMap((walk) => walk.tried);
  const closed = tried.filter(({ may, verdict }) => may === false && /refused|answered/.test(verdict));
  const counts: Record<string, number> = {};
  for (const { verdict } of tried) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return {
    origin,
    at: at.toISOString(),
    counts,
    turnedAway: walks.flatMap(({ role, state }) => (state === 'turned away' ? [role] : [])),
    rights: { refused: closed.filter(({ verdict }) => verdict === 'refused').length, tried: closed.length },
    speed: { middle, limit },
    calls,
    lacks: calls.flatMap(({ call, without }) => (without === null ? [] : [call])),
  };
}

const failures = ['broken', 'malformed', 'wrongly answered', 'wrongly refused', 'unreachable'];

/** Whether a back end team has something to mend. What is slow is said, and is no failure: it depends on the line and the machine. */
export const isFailure = ({ counts, turnedAway }: Report) =>
  turnedAway.length > 0 || failures.some((verdict) => (counts[verdict] ?? 0) > 0);
