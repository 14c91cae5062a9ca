import { readFile } from 'node:fs/promises';
import { ConfigError, configFrom, type Config } from '#app/lib/config/shape.ts';
import { problemOf } from '#app/lib/config/wanted.ts';
import { createProxy } from './server/http/proxy.ts';
import { listen } from './server/http/listen.ts';
import { createSite } from './server/http/site.ts';
import { placesOf } from './server/http/httpError.ts';
import { settingsFrom, SettingsError, type Settings } from './server/settings.ts';

const say = (words: string) => void process.stderr.write(`${words}\n`);

/** `npm start`: the built console, and behind it the embedded service or the back end at API_ORIGIN. */
async function start(settings: Settings) {
  const config = await configOf(settings);
  const site = await createSite('dist/console', { path: settings.path, config });
  const server = await listen({
    ...settings,
    site,
    config: configFrom(config),
    backend: () => backendOf(settings, configFrom(config)),
    say,
  });
  process.stdout.write(`Provena is served on http://${nameOf(settings.host)}:${server.port}${settings.path.slice(0, -1)}\n`);
  process.stdout.write(
    settings.apiOrigin === null
      ? `Its world is kept in ${settings.stateFile}. Sign in as super@provena.test with provena-demo.\n`
      : `Calls go to ${settings.apiOrigin}.\n`,
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}

const nameOf = (host: string) => (host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host);

/** The configuration that is written into the page. The embedded service has a demo account. */
async function configOf({ apiOrigin, configFile }: Settings): Promise<Partial<Config>> {
  const given: unknown = configFile === null ? {} : JSON.parse(await readFile(configFile, 'utf8').catch(() => 'null'));
  const { demo, ...other } = configFrom(given);
  return { ...other, demo: demo ?? (apiOrigin === null ? (await import('./demoAccount.ts')).demoAccount : null) };
}

async function backendOf({ apiOrigin, stateFile, isFresh }: Settings, { session }: Config) {
  if (apiOrigin !== null) return createProxy(apiOrigin);
  // Nothing of the world is loaded when a real back end answers.
  const { createEmbedded } = await import('./server/embedded.ts');
  // No mails are sent: the link of each mail is printed for whoever started the service.
  const post = ({ to, at }: { to: string; at: string }) => void process.stdout.write(`Mail to ${to}: open ${at}\n`);
  return createEmbedded({ stateFile, isFresh, say, post, session });
}

// An unexpected error in one request must not stop the server.
process.on('uncaughtException', (error) => say(`Something went wrong. ${placesOf(error)}`));

try {
  await start(settingsFrom(process.argv.slice(2), process.env));
} catch (error) {
  say(
    error instanceof SettingsError
      ? error.message
      : error instanceof ConfigError
        ? problemOf(error)
        : `It could not be started. ${placesOf(error)}`,
  );
  process.exitCode = 1;
}
