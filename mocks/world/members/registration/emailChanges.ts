import { hash } from '../../random.ts';
import { part } from '../../state/part.ts';
import { later, momentOf } from '../../calendar.ts';
import type { World } from '../../world.ts';
import { postLink } from './mails.ts';

interface EmailChange {
  id: number;
  account: number;
  from: string;
  to: string;
  sentAt: string;
  isConfirmed: boolean;
}

const day = 24 * 60;

export const emailChangesOf = part((world) =>
  world.store.collection<EmailChange>(
    'emailChanges',
    () => [],
    ({ id }) => id,
  ),
);

/** The code of a link. A mail that is sent again has another one; the way back keeps its code. */
export const emailCodeOf = (kind: 'confirm' | 'takeBack', { id, account, from, to, sentAt }: EmailChange) =>
  [0, 1, 2]
    .map((index) =>
      hash('email', kind, id, account, from, to, kind === 'confirm' ? sentAt : '', index)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');

export const pendingChange = (world: World, account: number): EmailChange | undefined =>
  emailChangesOf(world)
    .all()
    .find((change) => change.account === account && !change.isConfirmed);

/** Starts a change in place of one that was pending, with a mail to either mailbox. */
export function startChange(world: World, account: number, from: string, to: string) {
  dropChange(world, account);
  const changes = emailChangesOf(world);
  const change = changes.put({ id: changes.nextId(), account, from, to, sentAt: momentOf(world.now), isConfirmed: false });
  sendConfirmation(world, change);
  postLink(world, { to: from, at: `/restoreemail?message=${emailCodeOf('takeBack', change)}` });
}

export function sendConfirmation(world: World, change: EmailChange) {
  const sent = emailChangesOf(world).put({ ...change, sentAt: momentOf(world.now) });
  postLink(world, { to: sent.to, at: `/manage/userinfo?confirmEmail=${emailCodeOf('confirm', sent)}` });
}

export function dropChange(world: World, account: number) {
  const pending = pendingChange(world, account);
  if (pending) emailChangesOf(world).delete(pending.id);
}

/** The pending change of a code, for a day after its mail. */
export const changeToConfirm = (world: World, code: string): EmailChange | undefined =>
  emailChangesOf(world)
    .all()
    .find(
      (change) =>
        !change.isConfirmed && change.sentAt >= momentOf(later(world.now, -day)) && emailCodeOf('confirm', change) === code.trim(),
    );

/** The change that the old mailbox takes back, pending or confirmed, within a week. */
export const changeToTakeBack = (world: World, code: string): EmailChange | undefined =>
  emailChangesOf(world)
    .all()
    .find((change) => change.sentAt >= momentOf(later(world.now, -7 * day)) && emailCodeOf('takeBack', change) === code.trim());
