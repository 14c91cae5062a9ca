import { part } from '../../state/part.ts';
import { momentOf } from '../../calendar.ts';
import { predictableSecrets } from '../../secrets.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';

type Kind = 'activate' | 'reset' | 'sign-in';

/** A sent mail with the code of its link. A code works once, and not after the address or the password has changed. */
interface Mail {
  kind: Kind;
  account: number;
  to: string;
  sentAt: string;
  /** The digest of its code. Absent in mails that were sent before the world began or by an earlier version: their codes can be computed. */
  code?: string;
}

const mailsOf = part((world) =>
  world.store.collection<Mail>(
    'letters',
    () => seedMails(world),
    ({ kind, account }) => `${kind}/${account}`,
  ),
);

/** Accounts that were pending when the world began already have a mail. */
const seedMails = (world: World): Mail[] =>
  world.accounts
    .all()
    .flatMap(({ id, email, status, invitedOn }) =>
      status === -3 ? [{ kind: 'activate', account: id, to: email, sentAt: `${invitedOn} 10:00:00` }] : [],
    );

/** A mail as received: the address, and the path of its link. */
export interface SentMail {
  to: string;
  at: string;
}

const pages: Record<Kind, (code: string, id: number) => string> = {
  activate: (code) => `/activation?message=${code}`,
  reset: (code, id) => `/resetpwd?message=${code}&id=${id}`,
  'sign-in': (code) => `/login?code=${code}`,
};

const outboxOf = part((): SentMail[] => []);

/** Returns and removes the mails sent since the last call. There is no mail server, so the server prints them. */
export const takeSentMails = (world: World): SentMail[] => outboxOf(world).splice(0);

export function sendMail(world: World, kind: Kind, person: Account) {
  const { id, email } = person;
  const code = world.secrets.make(...partsOf(kind, person));
  mailsOf(world).put({ kind, account: id, to: email, sentAt: momentOf(world.now), code: digestOf(world, code, person) });
  outboxOf(world).push({ to: email, at: pages[kind](code, id) });
}

/** Sends a mail whose link is the sender's own. */
export const postLink = (world: World, mail: SentMail) => void outboxOf(world).push(mail);

type Addressee = Pick<Account, 'id' | 'email' | 'password'>;

const partsOf = (kind: Kind, { id, email, password }: Addressee) => ['letter', kind, id, email, password];
const digestOf = (world: World, code: string, { email, password }: Addressee) => world.secrets.digest([code, email, password].join('\n'));

/** The code of a mail where secrets are predictable: tests compute it without reading the mail. */
export const codeOf = (kind: Kind, person: Addressee) => predictableSecrets.make(...partsOf(kind, person));

/** The account of a code, if a mail with it was sent and not used yet. */
export function accountOfCode(world: World, kind: Kind, code: string): Account | null {
  for (const { kind: sent, account, code: digest } of mailsOf(world).all()) {
    const found = sent === kind ? world.accounts.find(account) : undefined;
    if (found && digestOf(world, code.trim(), found) === (digest ?? digestOf(world, codeOf(kind, found), found))) return found;
  }
  return null;
}

export const deleteMail = (world: World, kind: Kind, account: number) => void mailsOf(world).delete(`${kind}/${account}`);
