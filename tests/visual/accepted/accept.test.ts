import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Finding, GateRecord } from '../compare/record.ts';
import { readKeys, writeKeys } from '../portion/judged.ts';
import { packed } from '../ran/packed.ts';
import { accept, chosenFrom, keepJudged, wordsAbout } from './accept.ts';
import { readLines, updateLines, type Line } from './lines.ts';

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
  seen: 4,
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
    expect(pathsOf(choose('', 'changed'))).toEqual([dark.path]);
  });

  test('none where nothing is to be reviewed, so that keys and redrawn lines are written', () => {
    expect(chosenFrom({ ...record, findings: [] }, { filter: '' }, 'now')).toEqual({ findings: [] });
    expect(wordsAbout({ changed: 0, new: 0, removed: 0, failed: 0 })).toEqual([expect.stringContaining('Nothing is left to review')]);
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
  const line = (sign: string): Line => ({ pixels: sign.repeat(16), spoken: sign.repeat(16), drawn: sign.repeat(16) });
  const withLine = (finding: Finding, sign = 'b'): Finding => ({ ...finding, line: line(sign) });
  const button = 'primitives/button/Button';
  const form = 'kit/form/Form';
  let folder = '';
  const places = () => ({ root: folder, baselines: join(folder, 'baselines'), judged: join(folder, 'judged.txt') });
  const judgedAsWhole = (...names: string[]): Pick<GateRecord, 'whole' | 'ran'> => ({
    whole: names.map((name) => ({ folder: name, importPath: `./screens/${name}.stories.tsx` })),
    ran: packed(new Map(names.map((name) => [name, new Set([])]))),
  });
  const linesOf = async (place: string) => [...(await readLines(places().baselines))].filter(([path]) => path.startsWith(place));
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'accept-'));
    await updateLines(
      places().baselines,
      [kinds, failed, gone].map(({ path }) => [path, line('a')]),
    );
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('takes what changed, drops what is gone and leaves what failed', async () => {
    const done = await accept([withLine(kinds), failed, gone], record, places());
    expect(done).toEqual({ changed: 1, new: 0, removed: 1, failed: 1 });
    expect(await linesOf(button)).toEqual([[kinds.path, line('b')]]);
    expect(await linesOf(form)).toEqual([[failed.path, line('a')]]);
    expect(wordsAbout(done).join('\n')).toContain('1 failed and are not accepted');
  });

  test('a file of stories counts as judged once nothing of it is left to review', async () => {
    const all = [withLine(kinds), withLine(dark), withLine(dialog)];
    const whole: GateRecord = {
      ...record,
      findings: all,
      folders: [button, form],
      ...judgedAsWhole(button, form),
    };
    await accept([withLine(kinds)], whole, places());
    expect([...(await readKeys(places().judged))]).toEqual([]);
    await accept([withLine(dialog)], whole, places());
    expect([...(await readKeys(places().judged)).keys()]).toEqual([form]);
    await accept([withLine(dark)], whole, places());
    expect([...(await readKeys(places().judged)).keys()].toSorted()).toEqual([form, button]);
  });

  test('a failure keeps its file of stories from counting as judged', async () => {
    await keepJudged({ ...record, findings: [failed], ...judgedAsWhole(form) }, places());
    expect((await readKeys(places().judged)).size).toBe(0);
  });

  test('a file of stories without a record of what ran keeps its old key', async () => {
    await writeKeys(places().judged, [[form, ['e'.repeat(16)]]]);
    await keepJudged({ ...record, findings: [], ...judgedAsWhole(form), ran: packed(new Map()) }, places());
    expect((await readKeys(places().judged)).get(form)).toEqual(['e'.repeat(16)]);
    await keepJudged({ ...record, findings: [], ...judgedAsWhole(form) }, places());
    expect((await readKeys(places().judged)).get(form)).not.toEqual(['e'.repeat(16)]);
  });

  test('lines that need no review are written, and keys of files that are gone are dropped', async () => {
    await writeKeys(places().judged, [['old/Old', ['e'.repeat(16)]]]);
    const redrawn: GateRecord['redrawn'] = [
      [kinds.path, { ...line('a'), drawn: 'f'.repeat(16) }],
      [gone.path, null],
    ];
    await keepJudged({ ...record, findings: [], folders: [button], redrawn }, places());
    expect(await linesOf(button)).toEqual([[kinds.path, { ...line('a'), drawn: 'f'.repeat(16) }]]);
    expect(await linesOf(form)).toEqual([[failed.path, line('a')]]);
    expect((await readKeys(places().judged)).size).toBe(0);
  });
});
