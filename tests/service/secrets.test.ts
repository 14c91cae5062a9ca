import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { folder, json, serve } from './testServer.ts';

const canary = 'canary-9f31c0de77';
const base = '/api/mng/channelaccount';

test('a secret of an ad network is stored nowhere and answered by no call', async () => {
  const heard: string[] = [];
  const stateFile = join(folder(), 'state.json');
  const { origin, said } = await serve({ backend: () => createEmbedded({ stateFile, say: (words) => void heard.push(words) }) });
  const signIn = await fetch(`${origin}/api/login/loginweb`, json({ email: 'super@provena.test', password: 'provena-demo' }, 'POST'));
  const { content } = await signIn.json();
  const headers = { 'Content-Type': 'application/json', Authorization: content.token };
  const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
    (await fetch(`${origin}${base}${path}`, { method, headers, body: JSON.stringify(body) })).text();

  const given = { alias: '海外', appIds: [1001], startdate: null, dataTypes: ['cost'] };
  const credentials = { customer_id: 'cust-8841', secret_key: canary };
  const tested = await send('/test/xiaomi', { credentials: { account: 'cust-8841', secret: canary } });
  const made = await send('/xiaomi/create', { ...given, ...credentials });
  const { id } = JSON.parse(made).content;
  const rotated = await send('/xiaomi/update', { id, ...given, ...credentials, secret_key: `${canary}-2` }, 'PUT');
  const again = await send('/xiaomi/update', { id, ...given, ...credentials, secret_key: `${canary}-2` }, 'PUT');
  // One that is refused is answered with the name of its field, not with its value.
  const refused = await send('/xiaomi/create', { ...given, customer_id: 'cust-9', secret_key: `wrong-${canary}` });
  // Keys of Apple are read before anything is saved: a refusal names the field, and no call answers with it.
  const keys = { client_id: 'SEARCHADS.a1', team_id: 'SEARCHADS.b2', key_id: 'key-77' };
  const orgs = [
    await send('/asa/orgs', { ...keys, private_key: canary }),
    await send('/asa/orgs', { ...keys, private_key: `wrong-${canary}` }),
  ];
  const listed = await (await fetch(`${origin}${base}/channellist`, { headers })).text();

  expect(JSON.parse(made).code).toBe(200);
  expect(JSON.parse(rotated).code).toBe(200);
  expect(JSON.parse(again)).toMatchObject({ code: -1008, data: { field: 'secret' } });
  expect(JSON.parse(refused).data).toMatchObject({ field: 'secret' });
  expect(orgs.map((text) => JSON.parse(text).code)).toEqual([200, -1008]);
  expect(listed).toContain('cust-8841');
  const stored = readFileSync(stateFile, 'utf8');
  expect(stored).toContain('cust-8841');
  const texts = [tested, made, rotated, again, refused, listed, stored, ...orgs, ...heard, ...said];
  for (const text of texts) expect(text).not.toContain(canary);
  // What is stored of it is a salted fingerprint: no hash by which one could look for it, whole or shortened.
  expect(stored).toMatch(/"fingerprint":"[\da-f]{8}"/);
  for (const secret of [canary, `${canary}-2`])
    for (const kind of ['md5', 'sha1', 'sha256', 'sha512'])
      for (const written of ['hex', 'base64'] as const)
        for (const text of texts) expect(text).not.toContain(createHash(kind).update(secret).digest(written).slice(0, 8));
});

test('what fails is logged and answered without a password, a token or an address', async () => {
  const { origin, said } = await serve();
  const headers = { 'Content-Type': 'application/json', Authorization: canary };
  const ask = async (path: string, init: RequestInit = {}) => (await fetch(`${origin}${path}`, { headers, ...init })).text();
  const answers = [
    await ask(`/api/stand/broken?token=${canary}`, { method: 'POST', body: JSON.stringify({ name: canary }) }),
    await ask(`/api/stand/closed?token=${canary}`),
    await ask('/api/stand/1001', { method: 'PUT', body: `{"name":"${canary}` }),
    await ask(`/api/no/such/${canary}`),
    await ask(`/assets/${canary}.js`),
  ];
  expect(said).not.toEqual([]);
  for (const text of [...answers, ...said]) expect(text).not.toContain(canary);
});
