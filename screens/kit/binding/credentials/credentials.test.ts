import { expect, test } from 'vitest';
import { calls } from '#app/api/declare/calls.ts';
import { createQueryClient } from '#app/api/client/queryClient.ts';
import { ApiError } from '#app/api/client/error.ts';
import { createClient } from '#app/api/client/client.ts';
import { nothing, text } from '#app/api/wire/scalars.ts';
import { shape } from '#app/api/wire/shapes.ts';
import { askUncached, sendUncached } from './uncached.ts';
import { credentialsIn, emptyValues, refusedField } from './values.ts';

const { query, mutation } = calls('adAccounts');
const body = shape({ secret: text });
const save = mutation('POST /api/sample/create', { body, result: nothing });
const check = query('POST /api/sample/test', { body, result: nothing });

const canary = 'canary-9f31c0de77';

test('what carries a secret leaves no trace in the cache of answers', async () => {
  const sent: string[] = [];
  const client = createClient({
    token: () => null,
    onSessionLost: () => undefined,
    fetch: async (_, init) => {
      sent.push(String(init?.body));
      return Response.json({ code: 200, message: '', content: null });
    },
  });
  const cache = createQueryClient(client);
  await askUncached(cache, check, { body: { secret: canary } });
  await sendUncached(cache, save, { body: { secret: canary } });
  expect(sent).toHaveLength(2);
  expect(sent.every((one) => one.includes(canary))).toBe(true);
  expect(cache.getMutationCache().getAll()).toEqual([]);
  expect(
    JSON.stringify(
      cache
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
    ),
  ).not.toContain(canary);
});

const fields = {
  clientId: { label: 'Client ID' },
  secret: { label: 'Secret', isSecret: true },
  agency: { label: 'Agency', isOptional: true },
} as const;

test('what was typed is sent without spaces around it, and an optional field that is empty as nothing', () => {
  const values = { ...emptyValues(fields), credentials: { clientId: ' 1044 ', secret: canary, agency: ' ' } };
  expect(credentialsIn(fields, values)).toEqual({ clientId: '1044', secret: canary, agency: null });
});

const refused = (data: unknown) => new ApiError('refused', 'POST /api/sample/create', { code: -1008, message: '媒体拒绝了这项凭证', data });

test.each([
  ['a field that the declaration knows', refused({ field: 'secret' }), 'secret'],
  ['a field of somebody else', refused({ field: 'password' }), undefined],
  ['a name that every object has', refused({ field: 'constructor' }), undefined],
  ['a refusal that names none', refused(null), undefined],
  ['no refusal at all', new Error('secret'), undefined],
])('a refusal lands on its field: %s', (_, error, field) => {
  expect(refusedField(fields, error)).toBe(field);
});
