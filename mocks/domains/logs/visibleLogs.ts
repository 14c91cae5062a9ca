import type { LogEntry } from '#app/api/ours/data/logs.ts';
import type { Account } from '../../world/members/account.ts';
import { idsIn, isOrderKey, replaceIds } from './replaceIds.ts';

/** The events that every app has. All others are an app's own. */
export const kinds: Readonly<Record<string, LogEntry['kind']>> = {
  install: 'install',
  startup: 'launch',
  register: 'register',
  loggedin: 'login',
  order: 'order',
  payment: 'payment',
  appduration: 'session',
};

const standard = new Set(Object.keys(kinds));

/** The logs that a caller may see. Revenue, orders and custom events need their flags. */
export function visibleLogs({ flags }: Account, all: readonly LogEntry[], orders: readonly (string | null)[]): LogEntry[] {
  const seen = all.filter(({ kind, event }) => (kind !== 'order' || flags.order) && (flags.event || event === null || standard.has(event)));
  const priced = flags.pay ? seen : seen.map((entry) => Object.assign({}, entry, { amount: null, payload: null }));
  return flags.order ? priced : withoutOrders(priced, orders);
}

/** A payment is revenue, and its order is not: without the right to orders its number stands nowhere. */
function withoutOrders(entries: readonly LogEntry[], known: readonly (string | null)[]): LogEntry[] {
  const inPayloads = entries.flatMap(({ payload }) => idsIn(payload, isOrderKey));
  const orders = new Set([...known.map((order) => order ?? ''), ...inPayloads].filter((order) => order !== ''));
  const { payloadOf } = replaceIds(orders, () => '…');
  return entries.map((entry) =>
    Object.assign({}, entry, {
      proof: entry.proof !== null && orders.has(entry.proof) ? null : entry.proof,
      payload: payloadOf(entry.payload),
    }),
  );
}
