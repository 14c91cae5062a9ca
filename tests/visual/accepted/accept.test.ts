import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { painted } from '../image/paint.ts';
import { baselineFile, sideFile } from '../compare/folders.ts';
import { encode } from '../image/image.ts';
import type { Finding, GateRecord } from '../compare/record.ts';
import { accept, chosenFrom, leftOf, wordsAbout } from './accept.ts';

const finding = (path: string, status: Finding['status'], title: string, file: string): Finding => ({
  path,
  status,
  title,
  importPath: `./${file}.stories.tsx`,
  variant: path.split('.').at(-1) ?? '',
});
const kinds = finding(
  'primitives/button/Button/kinds.light',
  'changed',
  'Primitives/Button 按钮',
  'design-system/primitives/button/Button',
);
const dark = finding('primitives/button/Button/kinds.dark', 'changed', 'Primitives/Button 按钮', 'design-system/primitives/button/Button');
const dialog = finding('kit/form/Form/leaves-a-dialog.light', 'new', 'Screens/Kit/Form 表单', 'screens/kit/form/Form');
const failed = finding('kit/form/Form/random.light', 'failed', 'Screens/Kit/Form 表单', 'screens/kit/form/Form');
const gone = finding('kit/form/Form/gone.light', 'removed', 'Screens/Kit/Form 表单', 'screens/kit/form/Form');
const patch = { width: 1, height: 1, cells: [] };
const record: GateRecord = {
  inputs: 'now',
  filter: 'button,表单',
  shot: 4,
  same: 0,
  seconds: 1,
  findings: [failed, kinds, dark, dialog, gone],
  causes: [],
  clusters: [{ id: 'c0ffee00', paths: [kinds.path], patch }],
};

const choose = (filter: string, cluster?: string, inputs = 'now') => chosenFrom(record, { filter, ...(cluster && { cluster }) }, inputs);
const pathsOf = (choice: ReturnType<typeof choose>) => ('findings' in choice ? choice.findings.map(({ path }) => path) : choice.refusal);

describe('chosen are', () => {
  test.each([
    ['', record.findings],
    ['按钮', [kinds, dark]],
    ['button', [kinds, dark]],
    ['design-system/primitives', [kinds, dark]],
    ['kit/form/Form/leaves-a-dialog', [dialog]],
    ['按钮,leaves-a-dialog', [kinds, dark, dialog]],
    ['按钮 leaves-a-dialog', [kinds, dark, dialog]],
    ['kinds.dark', [dark]],
    ['screens/kit', [failed, dialog, gone]],
  ])('the pictures that “%s” means', (filter, findings) => {
    expect(pathsOf(choose(filter))).toEqual(findings.map(({ path }) => path));
  });

  test('the pictures of a cluster', () => {
    expect(pathsOf(choose('', 'c0ffee00'))).toEqual([kinds.path]);
    expect(pathsOf(choose('', 'new'))).toEqual([dialog.path]);
    expect(pathsOf(choose('', 'removed'))).toEqual([gone.path]);
  });
});

describe('refused are', () => {
  test('pictures that were shot of other sources, with the command that shoots them again', () => {
    expect(pathsOf(choose('button', undefined, 'later')).join('\n')).toMatch(/sources have changed[^]*npm run visual -- button,表单/);
    expect(choose('', 'c0ffee00', 'later')).toHaveProperty('refusal');
  });

  test('words that find nothing, with the nearest names, though others find something', () => {
    expect(pathsOf(choose('button,buttn'))[0]).toMatch(/“buttn” finds nothing.*Nearest: primitives\/button\/Button/);
    expect(choose('kinds.dark-390')).toHaveProperty('refusal');
  });

  test('a cluster of another run, with the clusters that there are', () => {
    expect(pathsOf(choose('', 'deadbeef')).join('\n')).toMatch(/no cluster deadbeef[^]*c0ffee00 {2}1 pictures/);
  });
});

describe('accepting', () => {
  let folder = '';
  const places = () => ({ reports: join(folder, 'reports'), baselines: join(folder, 'baselines') });
  const write = async (file: string, data: Buffer) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, data);
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'accept-'));
    const { reports, baselines } = places();
    for (const { path } of [kinds, failed])
      await write(sideFile('after', path, reports), await encode(painted(4, 4, [0, 0, 2, 2, '#000000'])));
    await write(sideFile('after', dialog.path, reports), await encode(painted(4, 4)));
    for (const { path } of [kinds, failed, gone]) await write(baselineFile(path, baselines), Buffer.from('accepted'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const baseline = (path: string) => readFile(baselineFile(path, places().baselines), 'latin1').catch(() => 'none');

  test('takes what changed, deletes what is gone and leaves what failed', async () => {
    const done = await accept([kinds, failed, gone], places());
    expect(done).toMatchObject({ changed: 1, new: 0, removed: 1, failed: 1 });
    expect(await baseline(kinds.path)).toContain('WEBP');
    expect(await baseline(failed.path)).toBe('accepted');
    expect(await baseline(gone.path)).toBe('none');
    expect(wordsAbout(done).join('\n')).toContain('1 failed and are not accepted');
  });

  test('leaves to be judged what was not taken, and nothing of what was', async () => {
    const later = { ...kinds, path: 'primitives/button/Button/kinds.dark' };
    await write(sideFile('after', later.path, places().reports), await encode(painted(4, 4, [0, 0, 3, 3, '#000000'])));
    await write(baselineFile(later.path, places().baselines), Buffer.from('accepted before'));
    await write(baselineFile(gone.path, places().baselines), Buffer.from('accepted before'));
    await accept([kinds], places());
    expect(await leftOf([kinds, later, dialog, gone], places())).toEqual([later, dialog, gone]);
    await accept([later, gone], places());
    expect(await leftOf([kinds, later, dialog, gone], places())).toEqual([dialog]);
    await write(baselineFile(kinds.path, places().baselines), await readFile(baselineFile(later.path, places().baselines)));
    expect(await leftOf([kinds, later], places())).toEqual([kinds]);
  });

  test('takes no picture that shows nothing', async () => {
    await expect(accept([dialog], places())).rejects.toThrow('shows nothing');
    expect(await baseline(dialog.path)).toBe('none');
  });
});
