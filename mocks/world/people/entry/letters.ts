import { hash } from '../../random.ts';
import { part } from '../../state/part.ts';
import { momentOf } from '../../time/calendar.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';

type Kind = 'activate' | 'reset' | 'sign-in';

/** A mail on its way to somebody, with the code that its link carries. It is good for one use. */
interface Letter {
  kind: Kind;
  account: number;
  to: string;
  sentAt: string;
}

const lettersOf = part((world) =>
  world.store.collection<Letter>(
    'letters',
    () => seedLetters(world),
    ({ kind, account }) => `${kind}/${account}`,
  ),
);

/** Those who have registered or were invited before the world began have a letter. */
const seedLetters = (world: World): Letter[] =>
  world.accounts
    .all()
    .flatMap(({ id, email, status, invitedOn }) =>
      status === -3 ? [{ kind: 'activate', account: id, to: email, sentAt: `${invitedOn} 10:00:00` }] : [],
    );

/** As it would lie in a mailbox: to whom, and where its link leads in the console. */
export interface Posted {
  to: string;
  at: string;
}

const pages: Record<Kind, (code: string, id: number) => string> = {
  activate: (code) => `/activation?message=${code}`,
  reset: (code, id) => `/resetpwd?message=${code}&id=${id}`,
  'sign-in': (code) => `/login?code=${code}`,
};

const outboxOf = part((): Posted[] => []);

/** What was sent since this was last asked. Nobody has a mailbox here, so whoever runs the service reads it out. */
export const collected = (world: World): Posted[] => outboxOf(world).splice(0);

export function send(world: World, kind: Kind, person: Account) {
  const { id, email } = person;
  lettersOf(world).put({ kind, account: id, to: email, sentAt: momentOf(world.now) });
  outboxOf(world).push({ to: email, at: pages[kind](codeOf(kind, person), id) });
}

/** The code in a letter. Another one once the password or the address has changed, and known to a test without reading the mail. */
export const codeOf = (kind: Kind, { id, email, password }: Pick<Account, 'id' | 'email' | 'password'>) =>
  [0, 1, 2].map((index) => hash('letter', kind, id, email, password, index).toString(16).padStart(8, '0')).join('');

/** Whose code it is, if a letter with it was sent and not yet used. */
export function readerOf(world: World, kind: Kind, code: string): Account | null {
  for (const { kind: sent, account } of lettersOf(world).all()) {
    const found = sent === kind ? world.accounts.find(account) : undefined;
    if (found && codeOf(kind, found) === code.trim()) return found;
  }
  return null;
}

export const used = (world: World, kind: Kind, account: number) => void lettersOf(world).delete(`${kind}/${account}`);
