/** TypeScript made of nothing but an OpenAPI document: proof that a back-end team can generate theirs. */

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value);
const partOf = (value: unknown, ...path: readonly string[]): Schema =>
  path.reduce<Schema>((found, key) => (isSchema(found[key]) ? found[key] : {}), isSchema(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const quoted = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
const nameIn = (ref: unknown) => String(ref).split('/').at(-1) ?? '';

/** A schema as a type. */
function typeOf(schema: unknown): string {
  if (!isSchema(schema)) return 'unknown';
  const { $ref, enum: words, const: word, anyOf, oneOf, type, items, properties, additionalProperties } = schema;
  if ($ref !== undefined) return nameIn($ref);
  if (word !== undefined) return JSON.stringify(word);
  if (Array.isArray(words)) return words.map((one) => JSON.stringify(one)).join(' | ');
  const choices = [...listOf(anyOf), ...listOf(oneOf)];
  if (choices.length) return choices.map(typeOf).join(' | ');
  if (Array.isArray(type)) return type.map((one: unknown) => typeOf({ ...schema, type: one })).join(' | ');
  if (type === 'array') return `(${typeOf(items)})[]`;
  if (type === 'object' && isSchema(properties)) return recordOf(schema);
  if (type === 'object') return `Record<string, ${typeOf(additionalProperties)}>`;
  return scalars[String(type)] ?? 'unknown';
}

const scalars: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function recordOf({ properties, required }: Schema): string {
  const needed = new Set(listOf(required));
  const fields = Object.entries(isSchema(properties) ? properties : {}).map(([name, one]) => {
    const words = isSchema(one) && typeof one['description'] === 'string' ? `/** ${one['description'].replaceAll('*/', '*\\/')} */ ` : '';
    return `${words}${quoted(name)}${needed.has(name) ? '' : '?'}: ${typeOf(one)};`;
  });
  return `{ ${fields.join(' ')} }`;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  operation: Schema;
}

export const operationsOf = (document: unknown): Operation[] =>
  Object.entries(partOf(document, 'paths')).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'delete'].flatMap((method) => {
      const operation = partOf(item, method);
      return operation['operationId'] === undefined
        ? []
        : [{ id: String(operation['operationId']), method: method.toUpperCase(), path, operation }];
    }),
  );

function parametersIn(document: unknown, operation: Schema, place: string): string {
  const own = listOf(operation['parameters'])
    .map((one) =>
      isSchema(one) && one['$ref'] !== undefined ? partOf(document, 'components', 'parameters', nameIn(one['$ref'])) : partOf(one),
    )
    .filter((one) => one['in'] === place);
  return `{ ${own.map((one) => `${quoted(String(one['name']))}${one['required'] === true ? '' : '?'}: ${typeOf(one['schema'])};`).join(' ')} }`;
}

const jsonOf = (response: Schema) => partOf(response, 'content', 'application/json', 'schema');

/** The content of an answer that is done; a file has none. */
function contentOf(operation: Schema): string {
  const [done] = listOf(jsonOf(partOf(operation, 'responses', '200'))['oneOf']);
  return done === undefined ? 'Uint8Array' : typeOf(partOf(done, 'properties')['content']);
}

function bodyOf(operation: Schema): string {
  const [media] = Object.values(partOf(operation, 'requestBody', 'content'));
  return media === undefined ? 'null' : typeOf(partOf(media)['schema']);
}

/** Every named schema as a type, and every call by its operationId. */
export function typesFrom(document: unknown): string {
  const schemas = Object.entries(partOf(document, 'components', 'schemas')).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  );
  const calls = operationsOf(document).map(
    ({ id, operation }) =>
      `  ${quoted(id)}: { path: ${parametersIn(document, operation, 'path')}; query: ${parametersIn(document, operation, 'query')}; body: ${bodyOf(operation)}; content: ${contentOf(operation)} };`,
  );
  return `${schemas.join('\n')}\n\nexport interface Calls {\n${calls.join('\n')}\n}\n`;
}

/** A server without answers: a handler for each call, typed by the document, is all that it needs. */
export const serverFrom = (document: unknown): string => `import { createServer, type Server } from 'node:http';
import type { Calls } from './types.ts';

export type Handlers = { [Name in keyof Calls]?: (call: Pick<Calls[Name], 'path' | 'query'>) => Promise<Calls[Name]['content']> };

const routes: readonly (readonly [id: keyof Calls, method: string, path: string])[] = [
${operationsOf(document)
  .map(({ id, method, path }) => `  [${JSON.stringify(id)}, ${JSON.stringify(method)}, ${JSON.stringify(path)}],`)
  .join('\n')}
];

export function serverOf(handlers: Handlers): Server {
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const route = routes.find(([, method, path]) => method === request.method && new RegExp(\`^\${path.replaceAll(/\\{\\w+\\}/g, '[^/]+')}$\`).test(url.pathname));
    const handler = route && (handlers[route[0]] as ((call: unknown) => Promise<unknown>) | undefined);
    if (!route || !handler) return void response.writeHead(404).end();
    const words = route[2].split('/').map((part, index) => [part.slice(1, -1), url.pathname.split('/')[index]]);
    const call = { path: Object.fromEntries(words), query: Object.fromEntries(url.searchParams) };
    void handler(call).then((content) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ code: 200, message: '', content })));
  });
}
`;
