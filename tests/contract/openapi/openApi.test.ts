import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { emailOf, testService } from '#mocks/domains/testService.ts';
import { walkAll } from '../check/walk.ts';
import { componentsOf } from './components.ts';
import { openApi } from './openApi.ts';
import { operationsOf } from './generate.ts';
import { countPlaceholders, overlaps } from './overlaps.ts';

const components = await componentsOf();
const document = openApi(contract, '1.0.0', components);
const text = JSON.stringify(document);

test('the contract is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...document });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('its judge can say no', async () => {
  const wrong = { '/somewhere': { get: { parameters: [{ name: 'app', in: 'nowhere' }] } } };
  expect(await new Validator().validate({ ...document, paths: wrong })).toMatchObject({ valid: false });
});

/** The first validator judges the document; this one its schemas, by the rules of JSON Schema 2020-12 and with every reference. */
function schemaJudge() {
  const judge = new Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { date: /^\d{4}-\d{2}-\d{2}$/, binary: true },
  });
  judge.addVocabulary(['paths', 'components', 'openapi', 'info', 'servers', 'tags', 'security']);
  judge.addKeyword('x-kind');
  judge.addSchema({ ...document, $id: 'https://provena.test/openapi.json' });
  return (pointer: string) => judge.compile({ $ref: `https://provena.test/openapi.json#${pointer}` });
}

const pointerTo = (...parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

test('every schema is valid JSON Schema, and every reference leads somewhere', () => {
  const compile = schemaJudge();
  for (const name of Object.keys(components.schemas)) compile(pointerTo('components', 'schemas', name));
  expect(() => compile('/components/schemas/Nowhere')).toThrow(/resolve/);
  expect(compile('/components/schemas/App')({ id: 'one' })).toBe(false);
});

test('what the embedded service answers is valid by the document', async () => {
  const { service } = testService();
  const compile = schemaJudge();
  const operations = operationsOf(document).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const wrong = new Set<string>();
  let judged = 0;
  await walkAll(contract, [{ role: 'owner', email: emailOf('super'), password: 'provena-demo' }], {
    origin: 'http://localhost',
    asks: 1,
    async fetch(url, init) {
      const request = new Request(url, init);
      const answer = (await service.handle(request)) ?? Response.json({ code: 404 }, { status: 404 });
      const { pathname } = new URL(request.url);
      const found = operations.find(({ operation: { method }, pattern }) => method === request.method && pattern.test(pathname))?.operation;
      if (found && answer.ok && answer.headers.get('content-type')?.includes('json')) {
        const isValid = compile(
          pointerTo('paths', found.path, found.method.toLowerCase(), 'responses', '200', 'content', 'application/json', 'schema'),
        );
        judged += 1;
        if (!isValid(await answer.clone().json())) {
          const error = isValid.errors?.find(({ keyword }) => keyword !== 'oneOf');
          wrong.add(`${found.id}${error?.instancePath ?? ''} ${error?.message ?? ''}`);
        }
      }
      return answer;
    },
  });
  expect([...wrong]).toEqual([]);
  expect(judged).toBeGreaterThan(100);
});

test('every call is in it, under its method and path', () => {
  const operations = operationsOf(document).map(({ method, path }) => `${method} ${path}`);
  expect(operations.toSorted()).toEqual(contract.map(({ endpoint }) => endpoint.call).toSorted());
});

test('shapes have the names of their declarations, and are written once', () => {
  expect(Object.keys(components.schemas)).toEqual(
    expect.arrayContaining(['App', 'AppLists', 'LoginAccount', 'ReportRows', 'Platform', 'Day', 'Moment']),
  );
  expect(text.match(/"Android","Harmony","quickApp"/g)).toHaveLength(1);
  expect(text.length).toBeLessThan(500_000);
});

test('comments of declarations are descriptions, and days and times say their form and zone', () => {
  const { schemas, comments } = components;
  expect(comments.get('apps.forCallbacks')).toContain('callbacks');
  expect(schemas['LoginResult']?.['description']).toContain('signed-in account');
  expect(schemas['App']).toMatchObject({ properties: { packagePast: { description: expect.stringContaining('A-17') } } });
  for (const name of ['Day', 'Moment']) expect(schemas[name]?.['description']).toMatch(/2026-11-20.*time zone of the account/);
});

test('a path that is written out comes before one with placeholders, which names it', () => {
  const order = Object.keys(document['paths'] ?? {});
  const pairs = contract.flatMap(({ endpoint: a }) =>
    contract.flatMap(({ endpoint: b }) => (overlaps(a, b) ? [[a.path, b.path] as const] : [])),
  );
  expect(pairs.length).toBeGreaterThan(10);
  for (const [one, other] of pairs) {
    const [first, second] = countPlaceholders(one) < countPlaceholders(other) ? [one, other] : [other, one];
    expect(order.indexOf(first)).toBeLessThan(order.indexOf(second));
    expect(document).toMatchObject({
      paths: { [second]: { 'x-after': expect.arrayContaining([first]), description: expect.stringContaining(first) } },
    });
  }
});

test('what is ours is marked, and what is open needs nobody signed in', () => {
  expect(document).toMatchObject({
    paths: {
      '/api/login/loginweb': { post: { operationId: 'session.login', security: [], 'x-spec': ['loginWeb'], 'x-level': 1 } },
      '/api/{app}/campaigns': { get: { 'x-ours': true, 'x-level': 4 } },
      '/api/app/dropdownList': {
        get: {
          parameters: [
            { $ref: '#/components/parameters/authV2' },
            { name: 'search', in: 'query', required: false, schema: { type: 'string' } },
          ],
        },
      },
    },
  });
});

test('a refusal and the end of the session are answers of their own, with their codes', () => {
  expect(document).toMatchObject({
    paths: {
      '/api/app/findall': {
        get: {
          responses: {
            '200': { content: { 'application/json': { schema: { oneOf: [{}, { $ref: '#/components/schemas/Refusal' }] } } } },
            '401': { $ref: '#/components/responses/SessionEnded' },
            default: { $ref: '#/components/responses/Failure' },
          },
          'x-codes': { '-1002': expect.any(String), '-1003': expect.any(String) },
        },
      },
    },
  });
});
