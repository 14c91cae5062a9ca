import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInstallation } from '#app/deploy/check/installation.ts';
import { reportOf } from '#app/deploy/check/outcome.ts';
import { makeSite } from '#app/deploy/makeSite.ts';
import { optionsFrom } from '#app/deploy/options.ts';
import { createEmbedded } from '#mocks/server/embedded.ts';
import { listen } from '#mocks/server/http/listen.ts';
import { createSite } from '#mocks/server/http/site.ts';
import { freePort, isInstalled, serverNames, startServer, type ServerName } from './servers.ts';

/**
 * `npm run deploy:trial`: runs the recipes of `deploy:make` in the servers that are installed, at the root of an origin and below a path, in front of
 * the embedded service, with every check of `deploy:check`.
 */
const places = [
  { path: '/', config: {} },
  { path: '/console/', config: { api: '/console' } },
];

const installed = serverNames.filter(isInstalled);
for (const name of serverNames) if (!installed.includes(name)) console.log(`${name}: not installed, not tried`);
if (installed.length === 0) process.exitCode = 1;

const service = await listen({
  site: await createSite('dist/console', { config: {} }),
  backend: () => createEmbedded({ stateFile: null }),
  host: '127.0.0.1',
  port: 0,
  say: () => undefined,
});
try {
  for (const name of installed) for (const place of places) await tried(name, place);
} finally {
  await service.close();
}

async function tried(name: ServerName, { path, config }: (typeof places)[number]) {
  const folder = await mkdtemp(join(tmpdir(), 'provena-deploy-'));
  const port = await freePort();
  const given = join(folder, 'given.json');
  await writeFile(given, JSON.stringify(config));
  const out = join(folder, 'made');
  const options = {
    '--path': path,
    '--out': out,
    '--root': join(out, 'site'),
    '--port': String(port),
    '--config': given,
    '--log': join(folder, 'access.log'),
    '--upstream': `http://127.0.0.1:${service.port}`,
  };
  await makeSite(optionsFrom(Object.entries(options).flat()));
  const address = `http://127.0.0.1:${port}${path}`;
  try {
    const server = await startServer(name, out, address);
    const outcomes = await checkInstallation(address).finally(server.close);
    console.log(`\n${name} at ${path}\n${reportOf(outcomes)}`);
    if (outcomes.some(({ isGood }) => !isGood)) process.exitCode = 1;
  } catch (error) {
    console.log(`\n${name} at ${path}: ${String(error)}`);
    process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
