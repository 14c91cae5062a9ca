import type { Account } from '../members/account.ts';
import { part } from '../state/part.ts';
import { shifted } from '../calendar.ts';
import type { World } from '../world.ts';
import { readsOf } from './reads.ts';
import { seedNotices, type Notice } from './seed-notices.ts';

export const noticesOf = part((world) =>
  world.store.collection<Notice>(
    'notices',
    () => seedNotices(world.now.day),
    ({ id }) => id,
  ),
);

/** Newest first. */
export const published = (world: World) =>
  noticesOf(world)
    .all()
    .toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));

export const noticeAt = (world: World, id: number) => noticesOf(world).find(id);

/** What is older than this, everybody has read; newcomers start with what came after them. */
const freshDays = 30;

export function isRead(world: World, { id, invitedOn }: Account, notice: Notice): boolean {
  const since = shifted(world.now.day, -freshDays);
  if (notice.publishedOn < since || notice.publishedOn < invitedOn) return true;
  return readsOf(world).find(`${id}/${notice.id}`) !== undefined;
}
