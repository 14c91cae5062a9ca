import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { client, run } from '../bench/service/running.ts';
import { folder } from './testServer.ts';
import { readState } from '#mocks/server/state-file.ts';

const ids = [1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008];
const each = 25;

/** A small one of `npm run bench -- kill`, which kills a hundred times. */
test('killed in the middle of 200 writes, nothing is torn and nothing that was accepted is lost', async () => {
  const stateFile = join(folder(), 'state.json');
  const service = await run(stateFile);
  const accepted = new Map<number, number>();
  let count = 0;
  let killed: Promise<void> | undefined;
  const write = async (id: number) => {
    const { call, close } = client(service.port);
    for (let next = 1; next <= each; next++) {
      if ((await call('PUT', `/api/stand/${id}`, { name: String(next) }).catch(() => 0)) !== 200) break;
      accepted.set(id, next);
      count += 1;
      if (count === 100) killed = service.kill();
    }
    close();
  };
  await Promise.all(ids.map(write));
  await killed;
  expect(count).toBeGreaterThanOrEqual(100);
  expect(count).toBeLessThan(ids.length * each);

  const saved: { saved: { apps: Record<string, { name: string }> } } = JSON.parse(readFileSync(stateFile, 'utf8'));
  const lost = [...accepted].filter(([id, name]) => Number(saved.saved.apps[id]?.name ?? 0) < name);
  expect(lost).toEqual([]);

  // The next start reads it without complaint, and sweeps the draft that was under way.
  const said: string[] = [];
  await readState(stateFile, (text) => said.push(text));
  expect(said).toEqual([]);
  expect(readdirSync(dirname(stateFile))).toEqual(['state.json']);
});
