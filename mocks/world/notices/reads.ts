import { part } from '../state/part.ts';

/** What somebody has seen and need not be told again: `account/title`. */
interface Reminded {
  account: number;
  title: string;
  at: string;
}

export const remindersOf = part((world) =>
  world.store.collection<Reminded>(
    'reminders',
    () => [],
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
