import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { componentsOf } from './components.ts';
import { serverFrom, typesFrom } from './generate.ts';
import { openApi } from './openApi.ts';

const document = openApi(contract, '1.0.0', await componentsOf());

/** What the compiler says about some files; nothing where all is well. */
function compiled(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'provena-generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const modules = join(process.cwd(), 'node_modules');
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    typeRoots: [join(modules, '@types')],
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const { stdout, stderr } = spawnSync(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', folder], { encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

const generated = { 'types.ts': typesFrom(document), 'server.ts': serverFrom(document) };
const use = (handler: string) => `import { serverOf } from './server.ts';\nserverOf({ ${handler} });\n`;

test('types and a server that are generated from the document compile, with an answer of the right shape', () => {
  expect(
    compiled({ ...generated, 'use.ts': use(`'apps.one': async ({ path }) => ({ id: path.id, name: 'a', appkey: 'k', platform: 'iOS' })`) }),
  ).toBe('');
});

test('an answer of another shape does not', () => {
  expect(
    compiled({ ...generated, 'use.ts': use(`'apps.one': async () => ({ id: 'one', name: 'a', appkey: 'k', platform: 'iOS' })`) }),
  ).toMatch(/use\.ts.*error TS2322/);
});
