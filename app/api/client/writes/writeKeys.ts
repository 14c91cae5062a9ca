import type { Endpoint } from '../../declare/endpoint.ts';
import { isOutcomeUnknown } from '../error.ts';

/** By its key the service knows a write that it may have done already, and answers it once more without doing it twice. */
export const writeKeyHeader = 'Idempotency-Key';

/** What is put or deleted twice is what it was the first time. The specification knows no keys, so its own calls carry none. */
const hasKey = ({ method, isOurs }: Endpoint) => isOurs && method === 'POST';

/** Gives each write that needs one a key of its own, and the same key once more to one whose outcome is not known. */
export function createWriteKeys(newKey: () => string = randomKey) {
  const unsettled = new Map<string, string>();
  return async <Result>(endpoint: Endpoint, write: string, send: (key: string | null) => Promise<Result>): Promise<Result> => {
    if (!hasKey(endpoint)) return send(null);
    const name = digestOf(write);
    const key = unsettled.get(name) ?? newKey();
    unsettled.delete(name);
    try {
      return await send(key);
    } catch (error) {
      if (isOutcomeUnknown(error)) unsettled.set(name, key);
      throw error;
    }
  };
}

/** A write may hold a secret, so it is not kept itself. Of two with one digest the service would refuse the second, for it compares what is sent. */
function digestOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    one = Math.imul(one ^ sign, 0x01000193);
    other = Math.imul(other ^ sign, 0x85ebca6b) ^ (other >>> 13);
  }
  return `${one} ${other}`;
}

/** Pages that are not encrypted have no `randomUUID`. */
const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
