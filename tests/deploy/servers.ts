import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** The real servers for which `deploy:make` writes recipes (Debian: `apt-get install nginx caddy`). */
const commands = {
  // Started by root, nginx switches to a user who may not read the folder of a test.
  nginx: (folder: string, file = 'nginx.conf') => [
    '-c',
    join(folder, file),
    '-e',
    'stderr',
    '-g',
    `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`,
  ],
  caddy: (folder: string) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
};
export type ServerName = keyof typeof commands;

export const serverNames: readonly ServerName[] = ['nginx', 'caddy'];
export const isInstalled = (name: ServerName) => spawnSync(name, ['-h']).error === undefined;

/** Starts a server with the files that `deploy:make` has written into a folder, and waits until it answers. */
export async function startServer(name: ServerName, folder: string, address: string, file?: string) {
  const server = spawn(name, commands[name](folder, file), { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, HOME: folder } });
  const output = { log: '', errors: '' };
  server.stdout.on('data', (text: Buffer) => (output.log += text.toString()));
  server.stderr.on('data', (text: Buffer) => (output.errors += text.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async () => {
    server.kill();
    await ended;
  };
  try {
    await answers(address, () => server.exitCode === null);
  } catch (error) {
    await close();
    throw new Error(`${name} ended before it answered:\n${output.errors}`, { cause: error });
  }
  return { output, close };
}

/** Waits until the server answers. Throws when it has ended. */
async function answers(address: string, isRunning: () => boolean) {
  for (;;) {
    const isThere = await fetch(address).then(
      () => true,
      // An untrusted certificate is an answer as well.
      (error: Error) => error.cause instanceof Error && 'code' in error.cause && /CERT|SELF_SIGNED/.test(String(error.cause.code)),
    );
    if (isThere) return;
    if (!isRunning()) throw new Error('no answer');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Finds a free port, because nginx and Caddy do not report the port that the system chose. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
