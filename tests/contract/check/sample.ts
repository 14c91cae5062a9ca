import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { decode, type Codec } from '#app/api/wire/codec.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';

/** What earlier answers have revealed: an app, a token, ids from lists. Names are those of the wire. */
export type Known = Readonly<Record<string, string | number>>;

/** Where the simplest input is understood by no service. */
export const wantedInputs: Readonly<Record<string, object>> = {
  'reports.funnel': { steps: ['install', 'registration'] },
  'reports.dropOuts': { steps: ['install', 'registration'], step: 1 },
};

/** Input for a call: known values, else the simplest that the declaration allows. Null where an id is needed and none is known. */
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

/** The simplest value on the wire that a schema allows, or what is taken for granted; a full one has every field, and one row in each list. */
export function sampleOf(schema: unknown, isFull = false): unknown {
  if (!isRecord(schema)) return null;
  const { type, anyOf, properties, items, contentSchema } = schema;
  const [first]: readonly unknown[] = Array.isArray(schema['enum']) ? schema['enum'] : [];
  if (!isFull && schema['default'] !== undefined) return schema['default'];
  if (first !== undefined) return first;
  if (Array.isArray(anyOf)) return !isFull && anyOf.some(isNull) ? null : sampleOf(anyOf[0], isFull);
  if (type === 'object')
    return Object.fromEntries(Object.entries(isRecord(properties) ? properties : {}).map(([key, one]) => [key, sampleOf(one, isFull)]));
  if (type === 'array') return isFull ? [sampleOf(items, isFull)] : [];
  if (contentSchema !== undefined) return JSON.stringify(sampleOf(contentSchema, isFull));
  return type === 'string' ? wordsFor(schema) : type === 'boolean' ? false : 1;
}

const isNull = (schema: unknown) => isRecord(schema) && schema['type'] === 'null';

function wordsFor({ format, examples }: Readonly<Record<string, unknown>>): unknown {
  if (format === 'date') return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  if (format === 'binary') return new Blob(['id,name\n']);
  return Array.isArray(examples) ? examples[0] : 'sample';
}
