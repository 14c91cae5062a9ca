import { buildTracker } from '../../../app/tracker/build/build.ts';
import { createClock } from './clock.ts';
import { openPage, type PageSetting } from './page.ts';
import { createReceiver } from './receiver.ts';
import { createStorage } from './storage.ts';

export const { script } = await buildTracker();

export const options = { receiver: 'https://log.example/receiver', hosts: ['shop.example'] };

/** The browser of one visitor, and the receiver that gets its events. */
export function createVisitor() {
  const clock = createClock();
  const receiver = createReceiver();
  const storage = createStorage();
  return {
    clock,
    receiver,
    storage,
    open: (setting: Partial<PageSetting> = {}) => openPage({ script, clock, receiver, storage, ...setting }),
    /** A page on which `init` has been called. */
    start(setting: Partial<PageSetting> = {}, more: Record<string, unknown> = {}) {
      const page = openPage({ script, clock, receiver, storage, ...setting });
      page.tell('init', 'app-key', { ...options, ...more });
      return page;
    },
  };
}
