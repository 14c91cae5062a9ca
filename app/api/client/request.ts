import type { Endpoint } from '../declare/endpoint.ts';
import { wireNameOf, type Fields } from '../wire/shapes.ts';
import { authorizationOf } from '../wire/token.ts';
import { writeKeyHeader } from './writes/writeKeys.ts';

export type CallInput = Readonly<Record<string, unknown>>;

/** A request as the service wants it, built from a declaration and what the caller gave. Pure. */
export interface Plan {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: BodyInit | null;
}

interface Sender {
  origin: string;
  token: string | null;
  /** Whom the service answers as, where that is somebody else than the one who asks. */
  preview?: string | null;
  /** What a write is known by, should it come twice. */
  writeKey?: string | null;
  /** A number that no cache has seen (R-167). */
  random: () => number;
}

export function planOf(
  { method, path, placeholders, query, always, body, as }: Endpoint,
  given: CallInput,
  { origin, token, preview = null, writeKey = null, random }: Sender,
): Plan {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(written(placeholders, name, given)));
  const search = new URLSearchParams([...pairs(query, given), ...Object.entries(always)]);
  if (method === 'GET') search.append('r', String(random()));
  const authorization = authorizationOf(token);
  const content = body === null ? null : bodyOf(as, body.write(given['body']));
  return {
    url: `${origin}${filled}${search.size ? `?${search}` : ''}`,
    method,
    headers: {
      auth_v2: '1', // R-164
      ...(authorization !== null && { Authorization: authorization }), // R-165
      ...(preview !== null && { 'X-Preview-As': preview }),
      ...(writeKey !== null && { [writeKeyHeader]: writeKey }),
      ...(typeof content === 'string' && { 'Content-Type': 'application/json' }),
    },
    body: content,
  };
}

function written(fields: Fields, name: string, given: CallInput): string {
  const value = fields[name]?.write(given[name]);
  if (value === null || value === undefined || value === '') throw new TypeError(`{${name}} is missing`);
  // Browsers resolve these two path segments even when they are encoded, which would call another address.
  if (value === '.' || value === '..') throw new TypeError(`{${name}} cannot stand in a path`);
  return String(value);
}

/** Parameters flattened into the query (R-168): lists repeat their name, what is absent is not sent. */
function pairs(fields: Fields, given: CallInput): [string, string][] {
  return Object.entries(fields).flatMap(([name, codec]) => {
    const value = given[name];
    if (value === undefined || value === null) return [];
    const sent = codec.write(value);
    return (Array.isArray(sent) ? sent : [sent]).map((one): [string, string] => [wireNameOf(name, codec), String(one)]);
  });
}

function bodyOf(as: Endpoint['as'], value: unknown): BodyInit {
  if (as === 'json') return JSON.stringify(value);
  const entries =
    typeof value === 'object' && value !== null ? Object.entries(value).filter(([, one]) => one !== null && one !== undefined) : [];
  if (as === 'form') return new URLSearchParams(entries.map(([key, one]) => [key, String(one)]));
  const form = new FormData();
  for (const [key, one] of entries) form.append(key, one instanceof Blob ? one : String(one));
  return form;
}
