import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';
import type { Sent } from '#app/lib/problem/problem.ts';
import type { Incoming } from '../service/incoming.ts';

/** Whether a call has the input of a recorded one. A replacement in the recording matches any text, because the original is unknown. */
export function fitsRecorded(
  { query }: Endpoint,
  recorded: Sent,
  { path, search, body }: Incoming,
  replacements: ReadonlySet<string>,
): boolean {
  const isAlike = (before: unknown, now: unknown): boolean => {
    if (typeof before === 'string' && replacements.has(before)) return true;
    if (isObject(before) && isObject(now)) {
      const names = new Set([...Object.keys(before), ...Object.keys(now)]);
      return [...names].every((name) => isAlike(before[name], now[name]));
    }
    // A form carries every value as text, and leaves out what is missing.
    return String(before ?? '') === String(now ?? '');
  };
  return (
    Object.entries(path).every(([name, now]) => isAlike(recorded.path[name], now)) &&
    Object.entries(query).every(([name, codec]) => {
      const wireName = wireNameOf(name, codec);
      return isAlike(listOf(recorded.query[wireName]), search.getAll(wireName));
    }) &&
    isAlike(recorded.body, body)
  );
}

/** Lists too: their names are the positions. */
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
