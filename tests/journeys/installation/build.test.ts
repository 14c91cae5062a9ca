import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { demoAccount } from '#mocks/demoAccount.ts';
import { createWorld } from '#mocks/world/world.ts';
import { storyTime } from '#mocks/open-scenario.ts';

const root = 'dist/console';
const files = readdirSync(root, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)));
const isText = (name: string) => /\.(js|css|html|json|txt)$/.test(name);

test('nothing of the embedded service is in the build: no account, no password, no company of its world', () => {
  const world = createWorld({ now: storyTime });
  const accounts = world.accounts.all();
  const secrets = new Set(
    [demoAccount.password, ...accounts.flatMap(({ email, company, phone }) => [email, company, phone])].filter(Boolean),
  );
  expect(secrets.size).toBeGreaterThan(20);
  const found = files.filter(isText).flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return [...secrets].filter((secret) => text.includes(secret)).map((secret) => `${name}: ${secret}`);
  });
  expect(found).toEqual([]);
});

test('it is complete: page, configuration, tracking script, licences and bill, and no map of its source', () => {
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'config.json', 'tracker/v2.js', 'tracker/v2.full.js', 'licences.txt', 'bom.json', 'mark.svg']),
  );
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(readFileSync(join(root, 'config.json'), 'utf8').trim()).toBe('{}');
});

test('every script and style has its hash in its name and both compressed forms', () => {
  const own = files.filter((name) => /\.(js|css)$/.test(name) && name.startsWith('assets/'));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((name) => !/-[\w-]{8}\.(js|css)$/.test(name))).toEqual([]);
  const large = own.filter((name) => statSync(join(root, name)).size >= 1024);
  expect(large.filter((name) => !files.includes(`${name}.br`) || !files.includes(`${name}.gz`))).toEqual([]);
});

test('the bill and the licences name what is in it', () => {
  const bom: { components: { name: string; version: string }[] } = JSON.parse(readFileSync(join(root, 'bom.json'), 'utf8'));
  const licences = readFileSync(join(root, 'licences.txt'), 'utf8');
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'highcharts', 'styled-components', '@fontsource-variable/inter']));
  for (const { name, version } of bom.components) expect(licences).toContain(`${name} ${version} (`);
  expect(names.filter((name) => /^(msw|storybook|vitest|playwright)/.test(name))).toEqual([]);
});
