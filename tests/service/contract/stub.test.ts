import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { levelOf, type Level } from '../../contract/check/levels/levels.ts';
import { reportOn } from '../../contract/check/report/report.ts';
import { walkAll } from '../../contract/check/walk.ts';
import { stubAccount, stubFiles } from '../../contract/stub/stub.ts';

const folder = mkdtempSync(join(tmpdir(), 'provena-stub-'));
const files = stubFiles(contract);
let origin = '';
let stop = () => Promise.resolve();

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  // A folder of its own, without packages.
  const child = spawn(process.execPath, ['server.mjs'], { cwd: folder, env: { PATH: process.env.PATH, PORT: '0' } });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  let output = '';
  origin = await new Promise<string>((resolve, reject) => {
    const take = (words: Buffer) => {
      output += words.toString();
      const found = /served on (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(output)));
  });
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const accounts: Parameters<typeof walkAll>[1] = [{ role: 'owner', ...stubAccount }, { role: 'nobody' }];

async function climb(last: Level, account = accounts) {
  const wanted = contract.filter((one) => levelOf(one) <= last);
  return reportOn(origin, await walkAll(wanted, account, { origin, asks: 1 }), { last });
}

test('the starter reaches the first level, and refuses visitors without a session', async () => {
  const report = await climb(1);
  expect(report.headline).toBe('Level 1 of 4 is reached: somebody signs in and sees an overview');
  expect(report.passes).toBe(true);
  expect(report.rights.refused).toBe(report.rights.tried);
  expect(report.ladder.flatMap(({ broken }) => broken)).toEqual([]);
});

test('the second level is what comes next', async () => {
  const report = await climb(2);
  expect(report.headline).toMatch(/^Level 2, reports, breaks at GET \/api\/.*: expected .*, received HTTP 404/);
});

test('a wrong password is refused, which breaks the first level', async () => {
  const report = await climb(1, [{ role: 'owner', email: stubAccount.email, password: 'wrong' }]);
  expect(report.headline).toContain('breaks at POST /api/login/loginweb: expected code 200, received code -5000');
});

test('its first page names the commands and every call of the level', () => {
  const page = files['README.md'] ?? '';
  for (const words of ['node server.mjs', 'API_ORIGIN=', 'contract:check', '--level 1', '-1002', stubAccount.password])
    expect(page).toContain(words);
  const first = contract.filter((one) => levelOf(one) === 1);
  expect(first.filter(({ endpoint }) => !page.includes(`\`${endpoint.call}\``))).toEqual([]);
});
