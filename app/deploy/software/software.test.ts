import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bomOf } from './bom.ts';
import { licencesOf } from './licences.ts';
import { partsOf, placeOf, readLockfile } from './lockfile.ts';

const lockfile = readLockfile('package-lock.json');
const build = { name: 'provena', version: '1.4.2', commit: '7d21f0c' };

test.each([
  ['/x/node_modules/react/index.js', 'node_modules/react'],
  ['/x/node_modules/@tanstack/query-core/build/a.js', 'node_modules/@tanstack/query-core'],
  ['/x/node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
  ['/x/app/main.tsx', null],
])('%s lies in %s', (file, place) => {
  expect(placeOf(file)).toBe(place);
});

test('what the lockfile does not know cannot come into a build', () => {
  expect(() => partsOf(['/x/node_modules/left-pad/index.js'], lockfile)).toThrow(
    'node_modules/left-pad is in the build and not in the lockfile',
  );
});

const files = ['react', '@tanstack/react-query', '@tanstack/query-core', 'highcharts'].map((name) => `/x/node_modules/${name}/a.js`);
const parts = partsOf([...files, ...files], lockfile);

test('the bill names each package once, with its licence, its contents and what it needs', () => {
  const bom = bomOf(parts, build);
  expect([bom.bomFormat, bom.specVersion, bom.metadata.component.name]).toEqual(['CycloneDX', '1.6', 'provena']);
  expect(bom.metadata.component).toMatchObject({ version: '1.4.2', properties: [{ name: 'provena:commit', value: '7d21f0c' }] });
  expect(bom.components.map(({ name }) => name)).toEqual(['@tanstack/query-core', '@tanstack/react-query', 'highcharts', 'react']);
  const [core, query, charts] = bom.components;
  expect(core?.purl).toBe(`pkg:npm/%40tanstack/query-core@${lockfile.packages['node_modules/@tanstack/query-core']?.version}`);
  expect(core?.licenses).toEqual([{ license: { id: 'MIT' } }]);
  expect(charts?.licenses).toEqual([{ license: { name: 'https://www.highcharts.com/license' } }]);
  expect(core?.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }]);
  expect(bom.dependencies.find(({ ref }) => ref === query?.purl)?.dependsOn).toContain(core?.purl);
  expect(JSON.stringify(bomOf(parts, build))).toBe(JSON.stringify(bom));
});

test('each licence comes with its text', () => {
  const text = licencesOf(parts, process.cwd());
  for (const { name, version, place } of parts) {
    expect(text).toContain(`${name} ${version} (`);
    expect(existsSync(join(process.cwd(), place))).toBe(true);
  }
  expect(text).toContain('Permission is hereby granted, free of charge');
});
