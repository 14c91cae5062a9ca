import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { versionDefines, versionOf } from './version.ts';

function sources() {
  const root = mkdtempSync(join(tmpdir(), 'version-'));
  writeFileSync(join(root, 'package.json'), '{ "name": "provena", "version": "1.4.2" }');
  return root;
}

test('an archive without git takes its commit from the environment', () => {
  const root = sources();
  expect(versionOf(root, { COMMIT: '7d21f0c' })).toEqual({ version: '1.4.2', commit: '7d21f0c' });
  expect(versionOf(root, {})).toEqual({ version: '1.4.2', commit: 'unknown' });
  expect(versionOf(root, { COMMIT: '' }).commit).toBe('unknown');
});

test('a repository that git cannot read is like one without git', () => {
  const root = sources();
  mkdirSync(join(root, '.git'));
  expect(versionOf(root, {})).toEqual({ version: '1.4.2', commit: 'unknown' });
});

test('the values are written into the code as text', () => {
  expect(versionDefines({ version: '1.4.2', commit: 'a"b' })).toEqual({
    'import.meta.env.PROVENA_VERSION': '"1.4.2"',
    'import.meta.env.PROVENA_COMMIT': '"a\\"b"',
  });
});
