import { expect, test } from 'vitest';
import { getResponse } from 'msw';
import { calls } from '#app/api/declare/calls.ts';
import { nothing, text } from '#app/api/wire/scalars.ts';
import { createClient } from '#app/api/client/client.ts';
import { scenarioHandlers } from './browser.ts';
import { answerCalls } from './node.ts';
import { answerPublic } from './service/answer.ts';
import { createService } from './service/service.ts';
import { createWorld } from './world/world.ts';

const { query } = calls('apps');
const nameOf = query('GET /api/stand/name', { isOpen: true, result: text });
const missing = query('GET /api/stand/missing', { isOpen: true, result: nothing });
const world = createWorld({ now: { day: '2026-11-20', minute: 632 } });
const client = createClient({ origin: 'http://localhost', token: () => null, onSessionLost: () => undefined });

answerCalls(createService(world, [answerPublic(nameOf, () => '星海')]));

test('a declared call is answered in a test', async () => {
  expect(await client.ask(nameOf, {})).toBe('星海');
});

test.fails('a call that nothing answers fails its test, even where the code takes it in its stride', async () => {
  expect(await client.ask(missing, {}).catch(() => null)).toBeNull();
});

test('the worker leaves to others what the service does not know', async () => {
  const request = new Request('http://localhost/api/no/such/call');
  expect(await getResponse(scenarioHandlers('super-ios'), request)).toBeUndefined();
});
