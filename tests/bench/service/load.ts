import { writeFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { planOf } from '#app/api/client/request.ts';
import { reports } from '#app/api/reports/reports.ts';
import { at } from '../built.ts';
import { client, run } from './running.ts';

export interface LoadFigures {
  clients: number;
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p95: number;
  p99: number;
  /** Milliseconds of one reader alone, in the same run. */
  alone: { median: number; p95: number };
  errors: number;
  /** Bytes of memory of the service. */
  before: number;
  after: number;
}

const clients = 50;
const token = 'of-the-bench';

/** What a reader of reports asks for: each is a table of the console. */
const asked = [1001, 1002, 1003, 1005].flatMap((app) =>
  (['day', 'channel', 'group', 'campaign'] as const).map((by) =>
    planOf(
      reports.rows,
      { app, report: 'advertisinginfo', by, from: '2026-10-22', to: '2026-11-20', page: 1, size: 50 },
      { origin: '', token, random: () => 0.5 },
    ),
  ),
);

/** Fifty readers that never rest; every tenth call changes something, and so waits for the disk. */
export async function benchLoad(stateFile: string, seconds: number): Promise<LoadFigures> {
  // A signed-in client.
  const sessions = { [token]: { token, account: 1, since: '2026-11-20 10:00:00' } };
  await writeFile(stateFile, JSON.stringify({ version: 2, saved: { sessions } }));
  const service = await run(stateFile);
  let errors = 0;
  const hammer = async (until: number, index: number, times: number[]) => {
    const { call, close } = client(service.port, token);
    for (let turn = index; performance.now() < until; turn++) {
      const start = performance.now();
      const report = asked[turn % asked.length]?.url ?? '';
      const status = await (turn % 10 === 0 ? call('PUT', '/api/stand/1007', { name: `App ${turn}` }) : call('GET', report)).catch(() => 0);
      times.push(performance.now() - start);
      if (status !== 200) errors += 1;
    }
    close();
  };
  const measure = async (readers: number, length: number) => {
    const times: number[] = [];
    const until = performance.now() + length;
    await Promise.all(Array.from({ length: readers }, (_, index) => hammer(until, index, times)));
    return times;
  };
  // Warms up first, so that compilation does not count.
  await measure(clients, 1000);
  const one = await measure(1, (seconds * 1000) / 4);
  errors = 0;
  const before = await service.memory();
  const times = await measure(clients, seconds * 1000);
  const after = await service.memory();
  await service.kill();
  const alone = { median: at(0.5, one), p95: at(0.95, one) };
  const perSecond = times.length / seconds;
  return { clients, perSecond, median: at(0.5, times), p95: at(0.95, times), p99: at(0.99, times), alone, errors, before, after };
}
