import { session } from '#app/api/account/session.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { Walk } from '../walk.ts';
import { levels, levelTitles, type Level } from './levels.ts';
import type { Tried } from '../try-calls.ts';

/** One step of the ladder, and why it does not hold yet. */
export interface Step {
  level: Level;
  title: string;
  tried: number;
  broken: readonly { call: string; role: string; problem: string }[];
}

/** Only a call of ours can be lacking, and their level is optional. */
const failures: ReadonlySet<string> = new Set(['lacking', 'broken', 'malformed', 'wrongly answered', 'wrongly refused', 'unreachable']);

/**
 * Whether a call breaks its level. The first account is the richest, so what is refused to it on the first level is missing from the first page; on
 * the others a sample input may be refused: with a code of the service, which is negative, or with a status of the kind 4xx.
 */
function isBreaking({ call, verdict, detail, level, may }: Tried, isRichest: boolean, state: Walk['state']): boolean {
  if (failures.has(verdict)) return true;
  if (call === session.login.call) return isRichest ? verdict !== 'conforms' : state === 'turned away';
  if (verdict !== 'refused' || !isRichest || state !== 'signed in' || may === false) return false;
  return level === 1 || !/^(-\d+|4\d\d)$/.test(detail);
}

/** The levels of all calls that were tried, the lowest first. */
export function ladderOf(walks: readonly Walk[]): Step[] {
  const met = walks.flatMap(({ role, state, tried }, index) =>
    tried.map((one) => ({ role, one, isBroken: isBreaking(one, index === 0, state) })),
  );
  return levels.flatMap((level) => {
    const own = met.filter(({ one }) => one.level === level);
    const broken = own.flatMap(({ role, one, isBroken }) => (isBroken ? [{ call: one.call, role, problem: problemOf(one) }] : []));
    const tried = new Set(own.flatMap(({ one }) => (one.verdict === 'not tried' ? [] : [one.call]))).size;
    return own.length
      ? [{ level, title: levelTitles[level], tried, broken: onePerCall(broken).toSorted((a, b) => rank(a) - rank(b)) }]
      : [];
  });
}

/** Without a session or an app other calls break as well, so these are named first. */
const causes: readonly string[] = [session.login.call, apps.all.call];
const rank = ({ call }: { call: string }) => (causes.includes(call) ? causes.indexOf(call) : causes.length);

const problemOf = ({ verdict, detail, problem }: Tried) =>
  verdict.startsWith('wrongly') ? `${verdict}: ${detail}` : problem || (detail === '' ? verdict : `${verdict}: ${detail}`);

const onePerCall = (broken: Step['broken']) => broken.filter(({ call }, index) => broken.findIndex((one) => one.call === call) === index);

const isPassed = ({ tried, broken }: Step) => tried > 0 && broken.length === 0;

/** The first level, up to `last`, that does not hold. */
export const firstBroken = (ladder: readonly Step[], last: Level): Step | undefined =>
  ladder.find((step) => step.level <= last && !isPassed(step));

/** The state of the whole ladder in one line. */
export function headlineOf(ladder: readonly Step[], last: Level): string {
  const step = firstBroken(ladder, last);
  if (!step) {
    const reached = ladder.findLast(isPassed);
    return `Level ${reached?.level ?? 0} of ${levels.length} is reached${reached ? `: ${reached.title}` : ''}`;
  }
  const [first, ...others] = step.broken;
  const more = others.length ? ` (and ${others.length} more)` : '';
  return `Level ${step.level}, ${step.title}, breaks${first ? ` at ${first.call}: ${first.problem}${more}` : ': no call could be tried'}`;
}
