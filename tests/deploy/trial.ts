import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkInstallation } from '#app/deploy/check/installation.ts';
import { reportOf } from '#app/deploy/check/outcome.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';

/**
 * `npm run deploy:trial`: the recipes of `deploy:make`, in the real servers that this machine has (Debian: `apt-get install nginx caddy`), at the root
 * of an origin and below a path, in front of the embedded service. Each is held against every check of `deploy:check`.
 */
const servers = {
  // Started as root it would work as somebody who may not read the folder of this trial.
  nginx: (folder: string) => ['-c', join(folder, 'nginx.conf'), '-g', `daemon off;${process.getuid?.() === 0 ? ' user root;' : ''}`],
  caddy: (folder: string) => ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')],
};
const places = [
  { path: '/', config: {} },
  { path: '/console/', config: { api: '/console' } },
];

const there = Object.entries(servers).filter(([name]) => spawnSync(name, ['-h']).error === undefined);
for (const name of Object.keys(servers)) if (!there.some(([other]) => other === name)) console.log(`${name}: not installed, not tried`);
if (there.length === 0) process.exitCode = 1;

const service = await listen({
  site: await createSite('dist/console', { config: {} }),
  backend: () => createEmbedded({ stateFile: null }),
  host: '127.0.0.1',
  port: 0,
  say: () => undefined,
});
try {
  for (const [name, args] of there) for (const place of places) await tried(name, args, place);
} finally {
  await service.close();
}

async function tried(name: string, args: (folder: string) => string[], { path, config }: (typeof places)[number]) {
  const folder = await mkdtemp(join(tmpdir(), 'provena-deploy-'));
  const port = await freePort();
  const given = join(folder, 'given.json');
  await writeFile(given, JSON.stringify(config));
  const made = join(folder, 'made');
  const options = {
    '--path': path,
    '--out': made,
    '--root': join(made, 'site'),
    '--port': String(port),
    '--config': given,
    '--upstream': `http://127.0.0.1:${service.port}`,
  };
  await promisify(execFile)('npx', ['tsx', 'app/deploy/make.ts', ...Object.entries(options).flat()]);
  const server = spawn(name, args(made), { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  try {
    const address = `http://127.0.0.1:${port}${path}`;
    await answers(address, () => server.exitCode === null);
    const outcomes = await checkInstallation(address);
    console.log(`\n${name} at ${path}\n${reportOf(outcomes)}`);
    if (outcomes.some(({ isGood }) => !isGood)) process.exitCode = 1;
  } catch (error) {
    console.log(`\n${name} at ${path}: ${String(error)}\n${said}`);
    process.exitCode = 1;
  } finally {
    server.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Until the server answers, or has ended. */
async function answers(address: string, isRunning: () => boolean) {
  for (;;) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    if (!isRunning()) throw new Error('it ended before it answered');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Free now: nginx and Caddy cannot say which port they were given. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
