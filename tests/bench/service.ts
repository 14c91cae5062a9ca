import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchCrashes, type CrashFigures } from './service/crashes.ts';
import { benchLoad, type LoadFigures } from './service/load.ts';

/** The embedded service ended without warning in the middle of its writes. */
export async function benchKill(kills: number): Promise<CrashFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'provena-bench-'));
  try {
    return await benchCrashes(join(folder, 'kills.json'), kills);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The embedded service under load, and ended without warning. Twenty seconds of the one mean fifty of the other. */
export async function benchService(seconds: number): Promise<{ load: LoadFigures; kills: CrashFigures }> {
  const folder = await mkdtemp(join(tmpdir(), 'provena-bench-'));
  try {
    const load = await benchLoad(join(folder, 'load.json'), seconds);
    return { load, kills: await benchCrashes(join(folder, 'kills.json'), Math.max(1, Math.round(seconds * 2.5))) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function printService({ load, kills }: Awaited<ReturnType<typeof benchService>>) {
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const ratio = (many: number, one: number) => `${ms(many)}, ${(many / one).toFixed(1)} × the ${ms(one)} of one reader alone`;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(`\nService, ${load.clients} readers of reports at once over loopback, one call in ten is a change that waits for the disk`);
  console.table({
    'requests per second': Math.round(load.perSecond),
    median: ratio(load.median, load.alone.median),
    p95: ratio(load.p95, load.alone.p95),
    p99: ms(load.p99),
    errors: load.errors,
    'memory before': megabytes(load.before),
    'memory after': megabytes(load.after),
  });
  printKill(kills);
}

export function printKill(kills: CrashFigures) {
  console.log(`Service, killed ${kills.kills} times in the middle of its writes`);
  console.table({
    'answered changes': kills.answered,
    'broken state files': kills.broken,
    'answered changes that were lost': kills.lost,
    'complaints at the next start': kills.complaints,
  });
}
