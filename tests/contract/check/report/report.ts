import { withoutCall } from '#app/api/ours/without.ts';
import type { FieldLine } from '../compare/fields.ts';
import { firstBroken, headlineOf, ladderOf, type Step } from '../levels/ladder.ts';
import { lastRequired, type Level } from '../levels/levels.ts';
import { limit, speedsOf, type Speed } from './speed.ts';
import type { Tried } from '../try-calls.ts';
import type { Walk } from '../walk.ts';

/** What some roles were answered alike. */
export interface Result {
  /** `conforms`, or why not; a refusal of what the role may not have is `rightly`. */
  result: string;
  roles: readonly string[];
}

export interface ReportedCall {
  name: string;
  call: string;
  level: Level;
  results: readonly Result[];
  /** What came instead of what was expected. Empty where all is well. */
  problem: string;
  /** The declared fields with those that came: of the first role with a problem, else of the first. */
  fields: readonly FieldLine[];
  /** In milliseconds, of the answers to all roles. Null where there was none. */
  speed: Speed | null;
  /** What the console does where the back end lacks it. */
  without: string | null;
}

export interface Report {
  /** The first level that breaks, or the level that is reached. */
  headline: string;
  origin: string;
  at: string;
  ladder: readonly Step[];
  /** Whether all levels hold that were wanted. */
  passes: boolean;
  counts: Readonly<Record<string, number>>;
  /** Roles that could not sign in: their results say nothing of rights. */
  turnedAway: readonly string[];
  /** How many calls that are closed to a role were refused as they have to be, and all that were tried. */
  rights: { refused: number; tried: number };
  /** In milliseconds. */
  speed: { middle: number | null; limit: number };
  calls: readonly ReportedCall[];
  /** Ready for `lacks` in config.json. */
  lacks: readonly string[];
}

interface Met {
  role: string;
  one: Tried;
}

const resultOf = ({ verdict, detail }: Tried) => (detail === '' ? verdict : `${verdict}: ${detail}`);

/** Equal results once, with their roles. */
function resultsOf(all: readonly Met[]): Result[] {
  const byResult = new Map<string, string[]>();
  for (const { role, one } of all) {
    const isRightly = one.verdict === 'refused' && one.may === false;
    const result = isRightly ? `${resultOf(one)}, rightly` : resultOf(one);
    byResult.set(result, [...(byResult.get(result) ?? []), role]);
  }
  return [...byResult].map(([result, roles]) => ({ result, roles }));
}

interface Options {
  /** The last level that has to hold. */
  last?: Level;
  at?: Date;
}

/** All walks as one report, a line for each call. */
export function reportOn(origin: string, walks: readonly Walk[], { last = lastRequired, at = new Date() }: Options = {}): Report {
  const [richest] = walks;
  const rows = (richest?.tried ?? []).map(({ name, call, level }, index) => {
    const all = walks.flatMap(({ role, tried }) => (tried[index] ? [{ role, one: tried[index] }] : []));
    return { name, call, level, all };
  });
  const { middle, speeds } = speedsOf(rows.map(({ all }) => all.flatMap(({ one }) => one.milliseconds)));
  const calls = rows.map(({ name, call, level, all }, index): ReportedCall => {
    const shown = (all.find(({ one }) => one.problem !== '' && one.may !== false) ?? all[0])?.one;
    return {
      name,
      call,
      level,
      results: resultsOf(all),
      problem: shown?.problem ?? '',
      fields: shown?.fields ?? [],
      speed: speeds[index] ?? null,
      without: all.some(({ one }) => one.verdict === 'lacking') ? (withoutCall(name) ?? '') : null,
    };
  });
  const tried = walks.flatMap((walk) => walk.tried);
  const closed = tried.filter(({ may, verdict }) => may === false && /refused|answered/.test(verdict));
  const counts: Record<string, number> = {};
  for (const { verdict } of tried) counts[verdict] = (counts[verdict] ?? 0) + 1;
  const ladder = ladderOf(walks);
  return {
    headline: headlineOf(ladder, last),
    origin,
    at: at.toISOString(),
    ladder,
    passes: firstBroken(ladder, last) === undefined,
    counts,
    turnedAway: walks.flatMap(({ role, state }) => (state === 'turned away' ? [role] : [])),
    rights: { refused: closed.filter(({ verdict }) => verdict === 'refused').length, tried: closed.length },
    speed: { middle, limit },
    calls,
    lacks: calls.flatMap(({ call, without }) => (without === null ? [] : [call])),
  };
}
