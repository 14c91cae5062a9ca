import type { Declared } from '#app/api/contract.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Codec, JsonSchema } from '#app/api/wire/codec.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';

type Referred = (schema: JsonSchema) => JsonSchema;

/** As often as this a parameter is declared alike before it gets a name of its own. */
const often = 3;

const own: Readonly<Record<string, JsonSchema>> = {
  authV2: { name: 'auth_v2', in: 'header', required: true, schema: { const: '1' } },
  writeKey: { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', pattern: '^[\\w-]{8,64}$' } },
};

/** The parameters that many calls have alike, by their names in the document. */
export function sharedParameters(contract: readonly Declared[], referred: Referred): Readonly<Record<string, JsonSchema>> {
  const counts = new Map<string, number>();
  for (const text of contract.flatMap(({ endpoint }) => declaredIn(endpoint, referred).map((one) => JSON.stringify(one))))
    counts.set(text, (counts.get(text) ?? 0) + 1);
  const shared: Record<string, JsonSchema> = { ...own };
  for (const [text] of [...counts].filter(([, count]) => count >= often).toSorted(([, a], [, b]) => b - a)) {
    const parameter: unknown = JSON.parse(text);
    if (!isSchema(parameter)) continue;
    const name = `${String(parameter['name'])}${parameter['in'] === 'path' ? 'InPath' : ''}`;
    shared[name] ??= parameter;
  }
  return shared;
}

/** All of a call, those by reference that are shared. */
export function parametersOf(endpoint: Endpoint, referred: Referred, shared: Readonly<Record<string, JsonSchema>>): JsonSchema[] {
  const names = new Map(Object.entries(shared).map(([name, parameter]) => [JSON.stringify(parameter), name]));
  const { kind, method, isOurs } = endpoint;
  const hasKey = isOurs && method === 'POST' && kind === 'mutation';
  return [own['authV2'], hasKey ? own['writeKey'] : undefined, ...declaredIn(endpoint, referred)].flatMap((parameter) => {
    if (!parameter) return [];
    const name = names.get(JSON.stringify(parameter));
    return [name === undefined ? parameter : { $ref: `#/components/parameters/${name}` }];
  });
}

const declaredIn = ({ placeholders, query, always }: Endpoint, referred: Referred): JsonSchema[] => [
  ...Object.entries(placeholders).map(([name, codec]) => ({ name, in: 'path', required: true, schema: referred(codec.json) })),
  ...Object.entries(query).map(([name, codec]) => ({
    name: wireNameOf(name, codec),
    in: 'query',
    required: !codec.isOptional,
    schema: referred(present(codec)),
  })),
  ...Object.entries(always).map(([name, value]) => ({ name, in: 'query', required: true, schema: { const: value } })),
];

/** What is absent from a query is not sent, so null is no value there. */
function present({ json, isOptional }: Codec<unknown>): JsonSchema {
  const choices = json['anyOf'];
  const [first]: readonly unknown[] = isOptional && Array.isArray(choices) ? choices : [];
  return isSchema(first) ? first : json;
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
