import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { variables } from '#mocks/recording/problemUrl.ts';

interface Replay {
  origin: string;
  close: () => Promise<void>;
}

/** `npm run dev -- --scenario file.json`, with a cache of its own: another server may be running. */
export async function replay(file: string, address: string): Promise<Replay> {
  const cacheDir = await mkdtemp(join(tmpdir(), 'provena-replay-'));
  process.env[variables.file] = file;
  process.env[variables.address] = address;
  const server = await createServer({ mode: 'service', cacheDir, logLevel: 'error', server: { port: 0, host: 'localhost' } });
  await server.listen();
  const origin = server.resolvedUrls?.local[0] ?? '';
  return {
    origin,
    async close() {
      await server.close();
      await rm(cacheDir, { recursive: true, force: true });
      delete process.env[variables.file];
      delete process.env[variables.address];
    },
  };
}
