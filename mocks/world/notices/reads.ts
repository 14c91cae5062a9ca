import { part } from '../state/part.ts';

/** Reminders that an account has dismissed: `account/title`. */
interface Reminded {
  account: number;
  title: string;
  at: string;
}

/** The first company, its members and its guests have long confirmed that they collect personal data lawfully. */
const confirmed = (account: number, day: string): Reminded => ({ account, title: 'info-compliance', at: `${day} 09:00:00` });

export const remindersOf = part((world) =>
  world.store.collection<Reminded>(
    'reminders',
    () => world.accounts.all().flatMap(({ id, root, invitedOn }) => (root === 1 ? [confirmed(id, invitedOn)] : [])),
    ({ account, title }) => `${account}/${title}`,
  ),
);

/** An announcement that somebody has opened: `account/notice`. */
interface Read {
  account: number;
  notice: number;
}

export const readsOf = part((world) =>
  world.store.collection<Read>(
    'notices read',
    () => [],
    ({ account, notice }) => `${account}/${notice}`,
  ),
);
