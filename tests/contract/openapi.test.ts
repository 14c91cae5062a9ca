import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { openApi } from '#app/api/openapi.ts';

const document = openApi(contract, '1.0.0');

test('the contract is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...document });
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('its judge can say no', async () => {
  const wrong = { '/somewhere': { get: { parameters: [{ name: 'app', in: 'nowhere' }] } } };
  expect(await new Validator().validate({ ...document, paths: wrong })).toMatchObject({ valid: false });
});

test('every call is in it, under its method and path', () => {
  const { paths } = document;
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.toSorted()).toEqual(contract.map(({ endpoint }) => endpoint.call).toSorted());
});

test('what is ours is marked, and what is open needs nobody signed in', () => {
  expect(document).toMatchObject({
    paths: {
      '/api/login/loginweb': { post: { operationId: 'session.login', security: [], 'x-spec': ['loginWeb'] } },
      '/api/{app}/campaigns': { get: { 'x-ours': true } },
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
