import { badRequest } from './refusal.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { decode, type Codec, type JsonSchema } from '#app/api/wire/codec.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';

/** The raw input of a call. */
export interface Incoming {
  path: Readonly<Record<string, string>>;
  search: URLSearchParams;
  body: unknown;
}

/** Decodes the input of a call with the codecs of its declaration, or refuses it with the name of the first unreadable field. */
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
