import { part } from '../../state/part.ts';
import { later, momentOf } from '../../calendar.ts';
import { predictableSecrets } from '../../secrets.ts';
import type { World } from '../../world.ts';
import { postLink } from './mails.ts';

interface EmailChange {
  id: number;
  account: number;
  from: string;
  to: string;
  sentAt: string;
  isConfirmed: boolean;
  /** Digests of the codes in its mails. Those of an earlier version have none: their codes can be computed. */
  confirmCode?: string;
  takeBackCode?: string;
}

const day = 24 * 60;

export const emailChangesOf = part((world) =>
  world.store.collection<EmailChange>(
    'emailChanges',
    () => [],
    ({ id }) => id,
  ),
);

type Kind = 'confirm' | 'takeBack';

/** A mail that is sent again has another code; the way back keeps its code. */
const partsOf = (kind: Kind, { id, account, from, to, sentAt }: EmailChange) =>
  ['email', kind, id, account, from, to, kind === 'confirm' ? sentAt : ''] as const;

/** The code of a link of an earlier version. */
const computedCode = (kind: Kind, change: EmailChange) => predictableSecrets.make(...partsOf(kind, change));

const isCode = ({ secrets }: World, kind: Kind, change: EmailChange, code: string) =>
  secrets.digest(code.trim()) ===
  ((kind === 'confirm' ? change.confirmCode : change.takeBackCode) ?? secrets.digest(computedCode(kind, change)));

export const pendingChange = (world: World, account: number): EmailChange | undefined =>
  emailChangesOf(world)
    .all()
    .find((change) => change.account === account && !change.isConfirmed);

/** Starts a change in place of one that was pending, with a mail to either mailbox. */
export function startChange(world: World, account: number, from: string, to: string) {
  dropChange(world, account);
  const changes = emailChangesOf(world);
  const change: EmailChange = { id: changes.nextId(), account, from, to, sentAt: momentOf(world.now), isConfirmed: false };
  const code = world.secrets.make(...partsOf('takeBack', change));
  sendConfirmation(world, { ...change, takeBackCode: world.secrets.digest(code) });
  postLink(world, { to: from, at: `/restoreemail?message=${code}` });
}

export function sendConfirmation(world: World, change: EmailChange) {
  const sent = { ...change, sentAt: momentOf(world.now) };
  const code = world.secrets.make(...partsOf('confirm', sent));
  emailChangesOf(world).put({ ...sent, confirmCode: world.secrets.digest(code) });
  postLink(world, { to: sent.to, at: `/manage/userinfo?confirmEmail=${code}` });
}

export function dropChange(world: World, account: number) {
  const pending = pendingChange(world, account);
  if (pending) emailChangesOf(world).delete(pending.id);
}

/** The pending change of a code, for a day after its mail. */
export const changeToConfirm = (world: World, code: string): EmailChange | undefined =>
  emailChangesOf(world)
    .all()
    .find((change) => !change.isConfirmed && change.sentAt >= momentOf(later(world.now, -day)) && isCode(world, 'confirm', change, code));

/** The change that the old mailbox takes back, pending or confirmed, within a week. */
export const changeToTakeBack = (world: World, code: string): EmailChange | undefined =>
  emailChangesOf(world)
    .all()
    .find((change) => change.sentAt >= momentOf(later(world.now, -7 * day)) && isCode(world, 'takeBack', change, code));
