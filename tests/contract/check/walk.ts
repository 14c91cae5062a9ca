import { session } from '#app/api/account/session.ts';
import type { Declared } from '#app/api/contract.ts';
import { isWrite } from './rights/rules.ts';
import { createThrowAway, deleteThrowAway } from './throwAway.ts';
import type { Known } from './sample.ts';
import { tryCalls, triedSignIn, type Tried } from './try-calls.ts';
import { enter, type Account, type Place, type Visitor } from './visitor.ts';

/** What one account has met. */
export interface Walk {
  role: string;
  /** Turned away at the sign-in, it has met nothing that says anything. */
  state: Visitor['state'];
  tried: readonly Tried[];
}

export interface Backend extends Place {
  /** The days of reports are those of this zone. */
  timeZone?: string;
  /**
   * Writes as well: within an app that is made for it, and deleted at the end. Nothing else is ever deleted, switched off or signed out. The first
   * account writes; the others send there what has to be refused.
   */
  isWriting?: boolean;
  /** How often an answered question is asked by the first account. */
  asks?: number;
  /** Hears of an app that was made here and could not be deleted. */
  onLeftOver?: (app: number) => void;
}

/** Tries each declared call as each account, the richest first, reads before writes. */
export async function walkAll(contract: readonly Declared[], accounts: readonly Account[], backend: Backend): Promise<Walk[]> {
  const { timeZone = 'Asia/Shanghai', isWriting = false, asks = 3, onLeftOver } = backend;
  const visitors: Visitor[] = [];
  const met = accounts.map((): Tried[] => []);
  for (const [index, account] of accounts.entries()) {
    const visitor = await enter(backend, account);
    visitors.push(visitor);
    const trial = { ...reading, timeZone, asks: index === 0 ? asks : 1, revealed: revealedTo(visitors), answered: answeredIn(met[0]) };
    met[index]?.push(...contract.filter(isSignIn).map((one) => triedSignIn(one, visitor)));
    met[index]?.push(
      ...(await tryCalls(
        visitor,
        contract.filter((one) => !isWrite(one)),
        trial,
      )),
    );
  }
  const [writer] = visitors;
  const throwAway = writer && isWriting ? await createThrowAway(writer.client) : null;
  try {
    for (const [index, visitor] of visitors.entries()) {
      const trial = { ...reading, timeZone, isWriting, isWriter: visitor === writer, throwAway };
      met[index]?.push(
        ...(await tryCalls(
          visitor,
          contract.filter((one) => isWrite(one) && !isSignIn(one)),
          trial,
        )),
      );
    }
  } finally {
    if (writer && throwAway !== null && !(await deleteThrowAway(writer.client, throwAway))) onLeftOver?.(throwAway);
  }
  return visitors.map(({ state }, index) => ({
    role: accounts[index]?.role ?? '',
    state,
    tried: contract.flatMap(({ name }) => met[index]?.find((one) => one.name === name) ?? []),
  }));
}

const isSignIn = ({ endpoint }: Declared) => endpoint.call === session.login.call;
const reading = { asks: 1, revealed: {}, answered: new Set<string>(), isWriting: false, isWriter: false, throwAway: null };

/** The ids that the first account has found, not what it is known by. */
function revealedTo([first]: readonly Visitor[]): Known {
  const { token, ...found } = first?.known ?? {};
  return token === undefined ? {} : found;
}

const answeredIn = (tried: readonly Tried[] = []) => new Set(tried.flatMap(({ name, verdict }) => (verdict === 'conforms' ? [name] : [])));
