import { expect, test } from 'vitest';
import { json, serve } from './testServer.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';

test('what a mail would lead to is read out, and leads there', async () => {
  const letters: { to: string; at: string }[] = [];
  const backend = () => createEmbedded({ stateFile: null, post: (letter) => letters.push(letter) });
  const { origin, said } = await serve({ backend });
  const person = { email: 'newcomer@provena.test', password: 'provenance-26', company: '新公司' };
  await fetch(`${origin}/api/reged/regedaccount`, json(person));
  await fetch(`${origin}/api/reged/sendforgetpwdemail?email=staff%40provena.test`);
  await fetch(`${origin}/api/reged/sendforgetpwdemail?email=nobody%40provena.test`);
  expect(letters.map(({ to }) => to)).toEqual(['newcomer@provena.test', 'staff@provena.test']);

  const [activation, reset] = letters.map(({ at }) => new URL(at, origin));
  expect([activation?.pathname, reset?.pathname, reset?.searchParams.get('id')]).toEqual(['/activation', '/resetpwd', '5']);
  const answer = await fetch(`${origin}/api/reged/activate?message=${activation?.searchParams.get('message')}`, { method: 'POST' });
  expect(await answer.json()).toMatchObject({ code: 200 });
  // The code must not be logged, because others may read the log.
  expect(said).toEqual([]);
});
