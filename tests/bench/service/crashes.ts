import { existsSync, readFileSync } from 'node:fs';
import { client, run } from './running.ts';

export interface CrashFigures {
  kills: number;
  /** Changes that were answered before their kill. */
  answered: number;
  /** Files that could not be read after a kill. */
  broken: number;
  /** Answered changes that were not in the file after a kill. */
  lost: number;
  /** Complaints of the service at its next start. */
  complaints: number;
}

const ids = [1001, 1002, 1003, 1004, 1005, 1006, 1007];

/** Kills the service again and again while each app is renamed as fast as possible. */
export async function benchCrashes(stateFile: string, kills: number): Promise<CrashFigures> {
  const figures: CrashFigures = { kills, answered: 0, broken: 0, lost: 0, complaints: 0 };
  const last = new Map(ids.map((id) => [id, 0]));
  for (let turn = 0; turn < kills; turn++) {
    const service = await run(stateFile);
    const write = async (id: number) => {
      const { call, close } = client(service.port);
      for (
        let next = (last.get(id) ?? 0) + 1;
        (await call('PUT', `/api/stand/${id}`, { name: String(next) }).catch(() => 0)) === 200;
        next++
      ) {
        last.set(id, next);
        figures.answered += 1;
      }
      close();
    };
    const writers = Promise.all(ids.map(write));
    // Kills it at a different moment each time.
    await new Promise((resolve) => setTimeout(resolve, 40 + ((turn * 37) % 200)));
    await service.kill();
    await writers;
    figures.complaints += service.complaints.length;
    const saved = read(stateFile);
    if (!saved) figures.broken += 1;
    for (const id of ids) {
      const written = Number(saved?.[id]?.name ?? 0);
      if (written < (last.get(id) ?? 0)) figures.lost += 1;
      // A change may be written although its answer was lost.
      last.set(id, written);
    }
  }
  return figures;
}

function read(stateFile: string): Record<number, { name: string } | undefined> | null {
  // There is no file when the service was killed before its first write.
  if (!existsSync(stateFile)) return {};
  try {
    const kept: { saved: { apps: Record<number, { name: string }> } } = JSON.parse(readFileSync(stateFile, 'utf8'));
    return kept.saved.apps;
  } catch {
    return null;
  }
}
