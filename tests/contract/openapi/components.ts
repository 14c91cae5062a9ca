import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Codec, JsonSchema } from '#app/api/wire/codec.ts';
import { day, moment } from '#app/api/wire/scalars.ts';
import { commentsIn, type Comments } from './comments.ts';

export interface Components {
  /** The named schemas of the document, their parts by reference. */
  schemas: Readonly<Record<string, JsonSchema>>;
  /** The same schema with named parts by reference. */
  referred: (schema: JsonSchema) => JsonSchema;
  /** Of calls, by their names. */
  comments: Comments;
}

const folder = fileURLToPath(new URL('../../../app/api/', import.meta.url));
/** These declare no shapes, or all of them. */
const passedOver = /\.test\.ts$|^(client|declare|wire)\/|^contract\.ts$/;

/** Said of all days and times, so it is written once. */
const times: Readonly<Record<string, { schema: JsonSchema; description: string }>> = {
  Day: {
    schema: day.json,
    description:
      'A day, as 2026-11-20, in the time zone of the account (`timeZone` in config.json). A time with a zone is understood as the day that it has there.',
  },
  Moment: {
    schema: moment.json,
    description:
      'A time, as 2026-11-20 10:32:00, in the time zone of the account (`timeZone` in config.json). With Z or an offset such as +08:00 it is converted; the name of a zone, such as CST, cannot be read.',
  },
};

/** Every shape that a module of the contract exports gets its name in the document. */
export async function componentsOf(): Promise<Components> {
  const names = new Map<JsonSchema, string>(Object.entries(times).map(([name, { schema }]) => [schema, name]));
  const comments = new Map<string, string>();
  const ofFile = new Map<JsonSchema, Comments>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!path.endsWith('.ts') || passedOver.test(path)) continue;
    const own = commentsIn(readFileSync(join(folder, path), 'utf8'));
    for (const [name, words] of own) if (!comments.has(name)) comments.set(name, words);
    const module: unknown = await import(join(folder, path));
    for (const [name, { json }] of Object.entries(module ?? {}).filter(isNamedCodec)) {
      if (names.has(json)) continue;
      names.set(json, free(capital(name), path, new Set(names.values())));
      ofFile.set(json, described(name, own));
    }
  }
  const referred = (schema: JsonSchema) => publish(schema, names);
  const schemas = [...names].map(([schema, name]) => {
    const own = ofFile.get(schema) ?? new Map<string, string>();
    return [name, documented(inside(schema, names), own, times[name]?.description)] as const;
  });
  return { schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))), referred, comments };
}

/** Plain scalars stay where they are; what has fields, words or rows of its own is worth a name. */
const isNamedCodec = (entry: [string, unknown]): entry is [string, Codec<unknown>] => {
  const [, value] = entry;
  if (typeof value !== 'object' || value === null || !('json' in value) || !('read' in value)) return false;
  return isSchema(value.json) && ['properties', 'enum', 'anyOf', 'items'].some((keyword) => Object.hasOwn(Object(value.json), keyword));
};

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null && !Array.isArray(value);

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Two modules may export one name: then the file says which. */
const free = (name: string, path: string, taken: ReadonlySet<string>) =>
  taken.has(name)
    ? `${capital(
        path
          .replace(/^.*\//, '')
          .replace(/\.ts$/, '')
          .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      )}${name}`
    : name;

/** The comments that can be about a shape: its own, and of its fields, which it may have from another constant of the file. */
function described(name: string, own: Comments): Comments {
  const found = new Map<string, string>();
  for (const [key, words] of own) {
    const [constant, field] = key.split('.');
    if (key === name) found.set('', words);
    if (field !== undefined && (constant === name || !found.has(field))) found.set(field, words);
  }
  return found;
}

function documented(schema: JsonSchema, comments: Comments, description = comments.get('')): JsonSchema {
  const { properties } = schema;
  return {
    ...(description !== undefined && { description }),
    ...schema,
    ...(isSchema(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, one]) => {
          const words = comments.get(name);
          return [name, words !== undefined && isSchema(one) ? { description: words, ...one } : one];
        }),
      ),
    }),
  };
}

type Names = ReadonlyMap<JsonSchema, string>;

function publish(schema: JsonSchema, names: Names): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? inside(schema, names) : { $ref: `#/components/schemas/${name}` };
}

function inside(schema: JsonSchema, names: Names): JsonSchema {
  const { default: otherwise, ...rest } = schema;
  const named = otherwise === undefined ? undefined : [...names].find(([one]) => isSame(one, rest));
  if (named) return { $ref: `#/components/schemas/${named[1]}`, default: otherwise };
  return orNull(Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, part(keyword, value, names)])));
}

/** A plain value or null in the short form of JSON Schema: `type: [string, null]`. */
function orNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  const [first, second]: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  if (!isSchema(first) || !isSchema(second) || second['type'] !== 'null' || typeof first['type'] !== 'string' || 'enum' in first)
    return schema;
  return { ...first, type: [first['type'], 'null'], ...rest };
}

/** What is taken for granted where it is missing has the same keywords, spread. */
const isSame = (one: JsonSchema, other: JsonSchema) =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([keyword, value]) => other[keyword] === value);

function part(keyword: string, value: unknown, names: Names): unknown {
  if (keyword === 'enum' || keyword === 'default' || keyword === 'examples') return value;
  if (Array.isArray(value)) return value.map((one: unknown) => (isSchema(one) ? publish(one, names) : one));
  if (!isSchema(value)) return value;
  if (keyword !== 'properties') return publish(value, names);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isSchema(one) ? publish(one, names) : one]));
}
