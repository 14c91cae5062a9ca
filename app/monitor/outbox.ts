import type { MonitorEvent } from './events.ts';

const limits = {
  /** Of one event, in characters. */
  size: 4_000,
  perMinute: 20,
  /** Since the page was loaded. */
  total: 200,
  /** Events of one message. A beacon takes 64 KB. */
  batch: 10,
};

interface Message {
  /** Sends one message. */
  send: (body: string) => void;
  /** What each message says besides its events. */
  about: Readonly<Record<string, unknown>>;
  /** In milliseconds. */
  now?: () => number;
}

/** Collects events and sends them in batches. What goes beyond a limit is counted and left out. */
export function createOutbox({ send, about, now = Date.now }: Message) {
  let waiting: unknown[] = [];
  let [minute, inMinute, total, dropped] = [0, 0, 0, 0];

  function flush() {
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    send(JSON.stringify({ format: 1, ...about, sentAt: new Date(now()).toISOString(), dropped, events }));
    dropped = 0;
  }

  return {
    flush,
    add(event: MonitorEvent, page: string) {
      const at = now();
      if (Math.floor(at / 60_000) !== minute) [minute, inMinute] = [Math.floor(at / 60_000), 0];
      const complete = { at: new Date(at).toISOString(), page, ...event };
      if (inMinute >= limits.perMinute || total >= limits.total || JSON.stringify(complete).length > limits.size) {
        dropped += 1;
        return;
      }
      inMinute += 1;
      total += 1;
      waiting.push(complete);
      if (waiting.length >= limits.batch) flush();
    },
  };
}
