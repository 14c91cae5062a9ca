import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { decode, type Codec } from '#app/api/wire/codec.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';

/** What is known about the back end by now: an app, a token, ids that came in lists. Names are those of the wire. */
export type Known = Readonly<Record<string, string | number>>;

/** Something to ask with: what is known, else the simplest value that the declaration allows. Null where an id is needed and none is known. */
export function sampleFor({ placeholders, query, body }: Endpoint, known: Known): Record<string, unknown> | null {
  const path = Object.entries(placeholders).map(([name, codec]) => [name, samplePath(codec, known[name])] as const);
  if (path.some(([, value]) => value === undefined)) return null;
  const asked = Object.entries(query)
    .filter(([, codec]) => !codec.isOptional)
    .map(([name, codec]) => [name, read(codec, known[wireNameOf(name, codec)])] as const);
  return Object.fromEntries([...path, ...asked, ...(body ? [['body', read(body)] as const] : [])]);
}

/** An id must be known; a word has a sample. */
const samplePath = (codec: Codec<unknown>, known?: string | number) =>
  known === undefined && codec.json['type'] === 'integer' ? undefined : read(codec, known);

function read(codec: Codec<unknown>, known?: string | number): unknown {
  const result = decode(codec, known ?? sampleOf(codec.json));
  return result.isRead ? result.value : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The simplest value on the wire that a schema allows. */
export function sampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  const { type, format, anyOf, properties } = schema;
  const [first]: readonly unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  if (first !== undefined) return first;
  if (Array.isArray(anyOf)) return null;
  if (type === 'object')
    return Object.fromEntries(Object.entries(isRecord(properties) ? properties : {}).map(([key, one]) => [key, sampleOf(one)]));
  if (type === 'array') return [];
  if (type === 'string' && format === 'date') return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  if (type === 'string' && format === 'binary') return new Blob(['id,name\n']);
  if (schema['contentSchema'] !== undefined) return JSON.stringify(sampleOf(schema['contentSchema']));
  if (type === 'string') return Array.isArray(schema['examples']) ? schema['examples'][0] : 'sample';
  return type === 'boolean' ? false : 1;
}
