import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoUpstream, image } from '#app/deploy/recipes/container.ts';
import { makeSite } from '#app/deploy/makeSite.ts';
import { optionsFrom } from '#app/deploy/options.ts';
import { built, folder } from '../testServer.ts';

const files = (root: string) => readdirSync(root, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());

async function made(...args: readonly string[]) {
  const out = join(folder(), 'made');
  await makeSite(optionsFrom(['--out', out, ...args]), built());
  return { out, read: (name: string) => readFileSync(join(out, name), 'utf8') };
}

/** Runs the command in a process of its own. */
function run(...args: readonly string[]) {
  return runFile('app/deploy/make.ts', args);
}

function runFile(file: string, args: readonly string[]) {
  const env = { ...process.env, PASSWORD: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

test('--help lists every option, and a mistake is one sentence without a stack', () => {
  expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--upstream'), stderr: '' });
  const root = folder();
  writeFileSync(join(root, 'wrong.json'), '{"language":"de"}');
  for (const [args, expected, code] of [
    [['--nope'], "Unknown option '--nope'", 2],
    [['--config', join(root, 'none.json')], 'cannot be read', 2],
    [['--config', join(root, 'wrong.json')], 'config.json: “language” has to be zh-CN or en', 1],
  ] as const) {
    const { status, stdout, stderr } = run('--out', join(root, 'out'), ...args);
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(expected);
  }
});

test.each([
  [[], 'Give the address of the installation'],
  [['console.example.com'], '“console.example.com” is no HTTP address. Give one like https://console.example.com/'],
  [['https://console.example.com', '--nope'], "Unknown option '--nope'"],
  [['https://console.example.com', '--account', 'reader@example.com'], '--account needs its password in the environment: PASSWORD=…'],
])('deploy:check with %j says what is wrong, and its usage', (args, expected) => {
  const { status, stderr } = runFile('tests/deploy/check.ts', args);
  expect([status, stderr.split('\n')[0]]).toEqual([2, expected]);
  expect(stderr).toContain('npm run deploy:check -- https://');
});

test('files can be read by any server, whatever the umask of whoever made them', async () => {
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const { out } = await made('--path', '/console/');
  const entries = readdirSync(join(out, 'site'), { withFileTypes: true, recursive: true });
  const modes = entries.map((entry) => [entry.isDirectory(), statSync(join(entry.parentPath, entry.name)).mode % 0o1000]);
  expect(new Set(modes.map(String))).toEqual(new Set([`true,${0o755}`, `false,${0o644}`]));
});

test('the container is pinned by its digest, has the same modes everywhere and fails its health check without a site', async () => {
  const { read } = await made('--path', '/console/');
  const file = read('Containerfile');
  expect(file.match(/^FROM .*$/gm)).toEqual([`FROM ${image}`]);
  expect(image).toMatch(/@sha256:[\da-f]{64}$/);
  expect(file.match(/^COPY (?!.*--chmod=0\d{3} )/gm)).toBeNull();
  expect(file).toMatch(/^HEALTHCHECK .*\/console\/healthz/m);
  expect(read('container.conf')).toMatch(/if \(!-f \$document_root\/console\/index\.html\)/);
  expect(read('container.conf')).toContain('access_log /dev/stdout');
});

test('a configuration has no compressed form, so that another file may be mounted in its place', async () => {
  const given = join(folder(), 'config.json');
  writeFileSync(given, JSON.stringify({ images: Array.from({ length: 60 }, (_, at) => `https://cdn${at}.example.com`) }));
  const { out, read } = await made('--config', given);
  expect(files(join(out, 'site')).map(({ name }) => name)).toContain('config.json');
  expect(files(out).filter(({ name }) => name.startsWith('config.json.'))).toEqual([]);
  expect(read('compose.yaml')).toContain('- ./site/config.json:/srv/provena/config.json:ro');
});

test('--demo puts the embedded service behind the console', async () => {
  const { read } = await made('--demo');
  const compose = read('compose.yaml');
  expect(compose).toContain('condition: service_healthy');
  expect(compose).toContain('mocks/server.ts');
  expect(compose.match(/image: .*/g)?.filter((line) => !/@sha256:[\da-f]{64}$/.test(line))).toEqual([]);
  expect(read('container.conf')).toContain(`set $provena_upstream ${demoUpstream};`);
  expect(read('container.conf')).toContain('resolver 127.0.0.11;');
  expect((await made()).read('compose.yaml')).not.toContain('service:4173');
});

test('an entry of “lacks” that is no call is named', async () => {
  const given = join(folder(), 'config.json');
  writeFileSync(given, JSON.stringify({ lacks: ['GET /api/notice/findDeploy', 'GET /api/nothing'] }));
  await expect(made('--config', given)).rejects.toThrow('“lacks” has “GET /api/nothing”, which is no call of the console');
});
