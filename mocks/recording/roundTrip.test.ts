import { expect, onTestFinished, test } from 'vitest';
import { apps } from '#app/api/apps/apps.ts';
import { createClient } from '#app/api/client/client.ts';
import { observeCalls, observed } from '#app/api/client/observed/observed.ts';
import { devices } from '#app/api/devices.ts';
import { members } from '#app/api/members/members.ts';
import { readProblem } from '#app/lib/problem/problem.ts';
import { createRecorder } from '#app/lib/problem/recorder.ts';
import { sampleProblem } from '#app/lib/problem/sampleProblem.ts';
import { answers } from '../domains/answers.ts';
import { openScenario, type OpenScenario } from '../open-scenario.ts';
import { recordedScenario } from './recordedScenario.ts';
import { failOne, withFault } from '../service/faults/faults.ts';

const clientOf = ({ service, token }: Pick<OpenScenario, 'service' | 'token'>) =>
  observed(
    createClient({
      origin: 'http://provena.test',
      token: () => token,
      onSessionLost: () => undefined,
      fetch: async (url, init) => (await service.handle(new Request(String(url), init))) ?? new Response(null, { status: 404 }),
    }),
  );

const asked = { search: 'hunter22', page: 1, size: 20 };

/** The same questions, and what came of them. */
async function visit(client: ReturnType<typeof clientOf>) {
  const failure = await client.ask(devices.page, { ...asked, app: 1001 }).catch((error: unknown) => error);
  return { apps: await client.ask(apps.all, {}), members: await client.ask(members.page, { page: 1, size: 20 }), failure };
}

test('what was recorded is replayed: the same apps and people, under other names, and the same failure', async () => {
  const recorder = createRecorder({ page: () => '/manage/deviceManage' });
  onTestFinished(observeCalls(recorder.call));
  const { service, token } = openScenario('super-ios');
  const before = await visit(clientOf({ service: withFault(service, answers, failOne(devices.page.call)), token }));
  const { calls } = recorder.snapshot();
  const file = JSON.stringify({ ...sampleProblem, calls, replacements: recorder.redactor.replacements() });
  expect(file).not.toMatch(/hunter22|@provena\.test|林晚照|139\d{8}/);

  const read = readProblem(file);
  if ('wrong' in read) throw new Error(read.wrong[1]);
  const after = await visit(clientOf(openScenario(recordedScenario(read.problem))));
  const named = ({ all }: typeof before.apps) => all.map(({ id, name, platform }) => ({ id, name, platform }));
  expect(named(after.apps)).toEqual(named(before.apps));
  const plain = ({ rows, total }: typeof before.members) => ({ total, ids: rows.map(({ id, roleName }) => ({ id, roleName })) });
  expect(plain(after.members)).toEqual(plain(before.members));
  expect(after.members.rows.every(({ email }) => email.endsWith('@example.test'))).toBe(true);
  expect(after.failure).toEqual(before.failure);
  expect(before.failure).toMatchObject({ trouble: 'broken', status: 500 });
});
