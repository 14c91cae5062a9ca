import { expect, test } from 'vitest';
import { contract } from '../../api/contract.ts';
import type { JsonSchema } from '../../api/wire/codec.ts';

/** Names of fields that are private wherever they appear. `Name` and `Id` alone may be of an app. */
const isPrivate = (name: string) => /email|phone|mobile|token|password|secret|idcard|private_?key|api_?key|deviceid/i.test(name);

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Every text below a schema, as its name and its kind. */
function textsIn(schema: unknown, name: string): { name: string; kind: unknown }[] {
  if (!isSchema(schema)) return [];
  const { anyOf, properties, items, additionalProperties, contentSchema, type } = schema;
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => textsIn(one, name));
  if (isSchema(properties)) return Object.entries(properties).flatMap(([field, one]) => textsIn(one, field));
  if (contentSchema) return textsIn(contentSchema, name);
  return type === 'string' ? [{ name, kind: schema['x-kind'] }] : [...textsIn(items, name), ...textsIn(additionalProperties, name)];
}

const texts = contract.flatMap(({ name: call, endpoint: { placeholders, query, body, result } }) =>
  [
    ...Object.entries({ ...placeholders, ...query }).flatMap(([name, { json, wireName }]) => textsIn(json, wireName ?? name)),
    ...textsIn(body?.json, 'body'),
    ...textsIn(result.json, 'result'),
  ].map(({ name, kind }) => ({ call, name, kind })),
);

test('a field that is named as private has a private kind in every declaration', () => {
  const named = texts.filter(({ name }) => isPrivate(name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ kind }) => kind === undefined || kind === 'key').map(({ call, name }) => `${call}: ${name}`)).toEqual([]);
});

test('a key is a column, a metric, a report or a sort order, which nobody types', () => {
  const keys = new Set(texts.filter(({ kind }) => kind === 'key').map(({ name }) => name));
  expect([...keys].toSorted()).toEqual(['metrics', 'report', 'sort', 'viewcolumn']);
});
