import type { Declared } from '#app/api/contract.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { attempt, withFault, type Answered } from './attempt.ts';
import { deeperFault } from './deeper/deeper.ts';
import { appNames, ids, words, type Learned } from './known.ts';
import { levelOf, type Level } from './levels/levels.ts';
import { isWrite, mayHave } from './rights/rules.ts';
import { withRights } from './rights/wrongly.ts';
import { sampleFor, wantedInputs, type Known } from './sample.ts';
import { isWithinApp } from './throwAway.ts';
import type { Visitor } from './visitor.ts';

export interface Tried extends Omit<Answered, 'value'> {
  name: string;
  call: string;
  level: Level;
  /** Whether the role may have it answered; null where nobody can tell. */
  may: boolean | null;
  /** How long its answers took. A refusal is no answer: it is quick. */
  milliseconds: readonly number[];
}

/** How a run goes about its calls: either it reads, or it writes. */
export interface Trial {
  /** The days of reports are those of this zone. */
  timeZone: string;
  /** How often an answered question is asked: the first answer alone says little of speed. */
  asks: number;
  /** What a richer account has found: by these ids is asked for what a role may not have. */
  revealed: Known;
  /** What a richer account was answered: what is refused to it as well is closed by the app or its platform, not by the role. */
  answered: ReadonlySet<string>;
  isWriting: boolean;
  /** The app in which it is written; null where none could be made. */
  throwAway: number | null;
  /** Whether it writes what it may. Otherwise only what has to be refused is sent. */
  isWriter: boolean;
}

/** Tries calls through the client of the console, those without an id before those with one: what is answered gives ids to the next. */
export async function tryCalls(visitor: Visitor, some: readonly Declared[], trial: Trial): Promise<Tried[]> {
  const tried: Tried[] = [];
  const { throwAway } = trial;
  // Where it writes, only ids of what was made there are known: a record of another app may be found by its id alone.
  const known: Learned = trial.isWriting ? { ...words, ...(throwAway === null ? {} : appNames(throwAway)) } : visitor.known;
  for (const declared of inOrder(some)) {
    const { name, endpoint } = declared;
    const may = mayHave(visitor.who(Number(known['app'])), declared);
    const here = may === false ? closedIds(known, trial.revealed) : known;
    const why = isWrite(declared) ? whyNot(declared, trial, may) : '';
    const given = why ? null : sampleFor(endpoint, { ...here, ...ids.get(here, name) });
    if (!given) tried.push(notTried(declared, may, why || 'no id is known'));
    else {
      const { value, ...result } = await tryOne(visitor, declared, { ...given, ...wantedInputs[name] }, { ...trial, may });
      ids.learn(known, name, value);
      tried.push({ ...about(declared, may), ...result });
    }
  }
  return tried;
}

const about = (declared: Declared, may: boolean | null) => ({
  name: declared.name,
  call: declared.endpoint.call,
  level: levelOf(declared),
  may,
});

const notTried = (declared: Declared, may: boolean | null, detail: string): Tried => ({
  ...about(declared, may),
  verdict: 'not tried',
  detail,
  problem: '',
  fields: [],
  milliseconds: [],
});

/** The sign-in is a call like the others, though it comes before them. */
export const triedSignIn = (declared: Declared, { signIn }: Visitor): Tried =>
  signIn ? { ...about(declared, null), ...signIn, milliseconds: [] } : notTried(declared, null, 'nobody signs in');

async function tryOne(
  visitor: Visitor,
  { name, endpoint }: Declared,
  given: Record<string, unknown>,
  { may, asks, timeZone, answered }: Trial & Pick<Tried, 'may'>,
): Promise<Answered & Pick<Tried, 'milliseconds'>> {
  const { client, dropped, state } = visitor;
  const begin = performance.now();
  const outcome = await attempt(visitor, endpoint, given);
  const received = visitor.last();
  const first = Math.round(performance.now() - begin);
  const right = may === true && isWithinApp(endpoint) && !answered.has(name) ? null : may;
  const { value, ...fair } = { ...outcome, ...withRights(outcome, right, state !== 'nobody') };
  if (fair.verdict !== 'conforms') return { ...fair, milliseconds: outcome.verdict === 'malformed' ? [first] : [] };

  const lost = dropped.get(endpoint.call);
  const fault = lost ?? (await deeperFault(client, endpoint, given, timeZone));
  const milliseconds = [first, ...(endpoint.kind === 'query' ? await more(visitor, endpoint, given, asks - 1) : [])];
  const judged = fault === null ? fair : withFault(fair, endpoint, received, fault, lost !== undefined);
  return { ...judged, value, milliseconds };
}

/** How long it takes when it is asked again. */
async function more(visitor: Visitor, endpoint: Endpoint, given: Record<string, unknown>, times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    const { verdict } = await attempt(visitor, endpoint, given);
    if (verdict === 'conforms') taken.push(Math.round(performance.now() - begin));
  }
  return taken;
}

/** What a role may not have is asked for by what others have shown, in an app of its own where it has one. */
const closedIds = (known: Known, revealed: Known): Known => ({
  ...known,
  ...revealed,
  ...(known['app'] !== undefined && appNames(Number(known['app']))),
});

/** The app is known to every call. */
const needsId = ({ endpoint }: Declared) =>
  Object.entries(endpoint.placeholders).some(([name, { json }]) => json['type'] === 'integer' && !(name in appNames(0)));

const rank = (one: Declared) => (one.name === 'apps.all' ? 0 : needsId(one) ? 2 : 1);
const inOrder = (some: readonly Declared[]) => some.toSorted((a, b) => rank(a) - rank(b));

const neverTried = /delete|discard|cancel|logout|password|disable|forbid/i;

function whyNot({ name, endpoint }: Declared, { isWriting, isWriter, throwAway }: Trial, may: boolean | null): string {
  if (!isWriting) return 'writes';
  if (!isWithinApp(endpoint)) return 'writes outside of an app';
  if (throwAway === null) return 'no app could be made to write in';
  if (endpoint.method === 'DELETE' || neverTried.test(`${name} ${endpoint.call}`)) return 'never tried';
  return isWriter || may === false ? '' : 'the first account writes';
}
