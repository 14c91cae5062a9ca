import { badRequest } from './refusal.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { decode, type Codec, type JsonSchema } from '#app/api/wire/codec.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';

/** What came with a call, as it stands in the request. */
export interface Incoming {
  path: Readonly<Record<string, string>>;
  search: URLSearchParams;
  body: unknown;
}

/** Reads what came by the codecs of the declaration: plain English inside, and a refusal that names the first field that cannot be read. */
export function inputOf({ placeholders, query, body }: Endpoint, { path, search, body: sent }: Incoming): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, codec] of Object.entries(placeholders)) input[name] = read(codec, name, path[name]);
  for (const [name, codec] of Object.entries(query)) {
    const wireName = wireNameOf(name, codec);
    const values = search.getAll(wireName);
    input[name] = read(codec, wireName, isList(codec.json) && values.length ? values : values[0]);
  }
  if (body) input['body'] = read(body, '', sent);
  return input;
}

function read(codec: Codec<unknown>, name: string, sent: unknown): unknown {
  const decoded = decode(codec, sent);
  if (decoded.isRead) return decoded.value;
  throw badRequest([name, decoded.field].filter(Boolean).join('.'));
}

const isList = ({ type, anyOf }: JsonSchema): boolean => type === 'array' || (Array.isArray(anyOf) && anyOf.some(isList));
