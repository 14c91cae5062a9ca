import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoAccount } from '#mocks/demoAccount.ts';
import { answerWith, built, folder } from './testServer.ts';
import { settingsFrom } from '#mocks/server/settings.ts';

interface Run {
  /** Resolves with the address, or with null where it ends without one. */
  origin: Promise<string | null>;
  output: () => string;
  stop: () => Promise<number | null>;
}

/** The program that `npm start` runs behind the build, in a folder of its own. */
function run(home: string, env: Record<string, string> = {}, words: readonly string[] = []): Run {
  const program = join(process.cwd(), 'mocks/server.ts');
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program, ...words], {
    cwd: home,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const origin = new Promise<string | null>((resolve) => {
    const take = (words: Buffer) => {
      output += words.toString();
      const found = /served on (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => resolve(null));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  return { origin, output: () => output, stop };
}

function home(): string {
  const made = folder();
  built(join(made, 'dist/console'));
  return made;
}

/** What a run has loaded of the house, as the engine itself wrote it down at the end. */
function loaded(coverage: string): string[] {
  const files = readdirSync(coverage).map((name) => readFileSync(join(coverage, name), 'utf8'));
  const urls = files.flatMap((words) => [...words.matchAll(/"url":"file:\/\/([^"]+)"/g)].map(([, url = '']) => url));
  const root = `${process.cwd()}/`;
  return urls.filter((url) => url.startsWith(root) && !url.includes('node_modules')).map((url) => url.slice(root.length));
}

test('it serves the console and the service, and keeps its world in a file', async () => {
  const place = home();
  const { origin, stop, output } = run(place, { NODE_V8_COVERAGE: join(place, 'coverage') });
  const at = await origin;
  const page = await (await fetch(`${at}/monitor`)).text();
  expect(page).toContain('<title>Provena</title>');
  // Its demo account stands in its configuration, not in the build.
  expect(page).toContain(demoAccount.password);
  expect((await fetch(`${at}/api/no/such/call`)).status).toBe(404);
  expect(await stop()).toBe(0);
  expect(output()).toContain('.provena/state.json');
  expect(loaded(join(place, 'coverage'))).toContain('mocks/world/world.ts');
});

test('below a path it serves the console there alone, with its configuration in the page', async () => {
  const place = home();
  writeFileSync(join(place, 'config.json'), JSON.stringify({ product: { name: 'Acme <Attribution>' }, language: 'en' }));
  const { origin } = run(place, { API_ORIGIN: 'http://127.0.0.1:9', BASE_PATH: '/console/', CONFIG: 'config.json' });
  const at = await origin;
  expect(at).toMatch(/:\d+\/console$/);
  const page = await (await fetch(`${at}/monitor/dashboard`)).text();
  const given: unknown = JSON.parse(/id="provena-config">(.*?)<\/script>/.exec(page)?.[1] ?? '');
  expect(given).toMatchObject({ product: { name: 'Acme <Attribution>' }, language: 'en', demo: null });
  expect(page).toContain('<title>Acme &lt;Attribution&gt;</title>');
  expect(page).toContain('src="/console/assets/index-abc123.js"');
  expect((await fetch(`${at}/assets/index-abc123.js`)).status).toBe(200);
  expect((await fetch(`${at}/../assets/index-abc123.js`)).status).toBe(404);
});

test('a wrong configuration ends it, and the field is named', async () => {
  const place = home();
  writeFileSync(join(place, 'config.json'), JSON.stringify({ poll: { flow: 1 } }));
  const { origin, output } = run(place, { CONFIG: 'config.json' });
  expect(await origin).toBeNull();
  expect(output().trim()).toBe('config.json: “poll.flow” has to be 30 seconds or more');
});

test('with a real back end nothing of the world is loaded', async () => {
  const API_ORIGIN = await answerWith((_, response) => void response.end('{"code":200,"content":"real"}'));
  const place = home();
  const { origin, stop } = run(place, { API_ORIGIN, NODE_V8_COVERAGE: join(place, 'coverage') });
  const at = await origin;
  expect(await (await fetch(`${at}/api/x`)).json()).toEqual({ code: 200, content: 'real' });
  expect((await fetch(`${at}/monitor`)).status).toBe(200);
  await stop();
  const files = loaded(join(place, 'coverage'));
  expect(files).toContain('mocks/server.ts');
  expect(files.filter((file) => !/^mocks\/server(\.ts$|\/settings\.ts$|\/http\/)|^app\/(deploy|lib\/config)\//.test(file))).toEqual([]);
  expect(existsSync(join(place, '.provena'))).toBe(false);
});

test('a port in use is said, with what to do, and the state of the first server is left alone', async () => {
  const place = home();
  const first = run(place);
  const port = new URL((await first.origin) ?? '').port;
  const state = join(place, '.provena/state.json');
  mkdirSync(dirname(state), { recursive: true });
  writeFileSync(state, 'of the first');
  const second = run(place, { PORT: port }, ['--fresh']);
  expect(await second.origin).toBeNull();
  expect(second.output()).toContain(`Port ${port} is in use. Stop what runs there, or choose another`);
  expect(await second.stop()).toBe(1);
  expect(readFileSync(state, 'utf8')).toBe('of the first');
});

test.each([
  [{ PORT: 'http' }, [], 'PORT is “http”'],
  [{ PORT: '70000' }, [], 'PORT is “70000”'],
  [{ PORT: '-1' }, [], 'PORT is “-1”'],
  [{ PORT: '80 80' }, [], 'PORT is “80 80”'],
  [{ API_ORIGIN: 'api.example.com' }, [], 'API_ORIGIN is no origin'],
  [{ API_ORIGIN: 'ftp://api.example.com' }, [], 'API_ORIGIN is no origin'],
  [{ API_ORIGIN: 'https://api.example.com/v2' }, [], 'API_ORIGIN is no origin'],
  [{ API_ORIGIN: 'https://user:secret@api.example.com' }, [], 'API_ORIGIN is no origin'],
  [{ BASE_PATH: 'console' }, [], 'BASE_PATH is “console”'],
  [{ BASE_PATH: '//x/' }, [], 'BASE_PATH is “//x/”'],
  [{}, ['--frseh'], 'There is no --frseh'],
])('started with %j %j it says what is wrong', (env, words, message) => {
  expect(() => settingsFrom(words, env)).toThrow(message);
});

test('a wrong setting ends it with that message alone', async () => {
  const { origin, output, stop } = run(home(), { PORT: 'http' });
  expect(await origin).toBeNull();
  expect(output().trim().split('\n')).toEqual([expect.stringContaining('PORT is “http”')]);
  expect(await stop()).toBe(1);
});
