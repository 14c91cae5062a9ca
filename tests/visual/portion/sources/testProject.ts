import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folderOf } from '../../plan/picture.ts';
import type { Ran } from '../../ran/readRan.ts';

/** A folder with some files, for the test that runs. */
export function testProject(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'provena-sources-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

/** A record in which these modules ran for files of stories. */
export function testRan(modules: Record<string, string[]>): Ran {
  const files = new Map(Object.entries(modules).map(([path, ran]) => [folderOf(path), new Set(ran)]));
  return { of: (folder) => files.get(folder), folders: [...files.keys()] };
}
