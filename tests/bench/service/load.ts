import { performance } from 'node:perf_hooks';
import { client, run } from './running.ts';

export interface LoadFigures {
  clients: number;
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p95: number;
  p99: number;
  errors: number;
  /** Bytes of memory of the service. */
  before: number;
  after: number;
}

const clients = 50;

/** Fifty clients that never rest; every tenth call changes something, and so waits for the disk. */
export async function benchLoad(stateFile: string, seconds: number): Promise<LoadFigures> {
  const service = await run(stateFile);
  const times: number[] = [];
  let errors = 0;
  const hammer = async (until: number, index: number) => {
    const { call, close } = client(service.port);
    for (let turn = index; performance.now() < until; turn++) {
      const start = performance.now();
      const path = `/api/stand/${1001 + (turn % 7)}`;
      const status = await (turn % 10 === 0 ? call('PUT', path, { name: `App ${turn}` }) : call('GET', path)).catch(() => 0);
      times.push(performance.now() - start);
      if (status !== 200) errors += 1;
    }
    close();
  };
  const all = (length: number) => {
    const until = performance.now() + length;
    return Promise.all(Array.from({ length: clients }, (_, index) => hammer(until, index)));
  };
  // What the engine needs to know the code by heart does not count.
  await all(1000);
  times.length = 0;
  const before = await service.memory();
  await all(seconds * 1000);
  const after = await service.memory();
  await service.kill();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { clients, perSecond: times.length / seconds, median: at(0.5), p95: at(0.95), p99: at(0.99), errors, before, after };
}
