import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accept } from '../accepted/accept.ts';
import { baselineFile } from '../compare/folders.ts';
import type { Finding, GateRecord } from '../compare/record.ts';
import { encode } from '../image/image.ts';
import { pack } from '../image/pack.ts';
import { painted } from '../image/paint.ts';
import { portionOf } from './portion.ts';
import { commitShot, concernsAll, keepWhole, shareOf, sinceWhole } from './whole.ts';

test.each([
  'tests/visual/shoot/shoot.ts',
  'tests/visual/compare.ts',
  'tests/visual/cover/unshown.json',
  'tests/browser/chromium.ts',
  '.storybook/preview.tsx',
  '.storybook/preview-head.html',
  'public/favicon.svg',
  'design-system/foundation/fonts/inter.woff2',
  'mocks/world/names.json',
])('%s decides about every story', (path) => {
  expect(concernsAll(path)).toBe(true);
});

// Whom these reach is read from the imports, or from where they stand.
test.each([
  'screens/monitor/dashboard/Dashboard.tsx',
  'design-system/tokens/tokens.css',
  'tests/visual/baselines/app/shell/Shell/owner.light.webp',
  'tests/visual/shoot/shootFile.test.ts',
  'tests/visual/report/write.ts',
  'tests/visual/whole.json',
  'tests/journeys/shell.test.ts',
  'app/decisions/0079-what-was-judged-is-not-judged-again.md',
])('%s does not', (path) => {
  expect(concernsAll(path)).toBe(false);
});

test('within as many commits as there are shares each has its turn, and a commit always the same', () => {
  const turns = Array.from({ length: 5 }, (_, index) => shareOf(`0000000${index}ffffffff`));
  expect(new Set(turns.map(({ index }) => index))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(shareOf('d2269c77')).toEqual(shareOf('d2269c7700000000'));
});

test('of what nothing has changed, one share is looked at', () => {
  const stories = ['a', 'b', 'c', 'd', 'e'].map((file) => ({
    id: file,
    title: file,
    name: 'One',
    exportName: 'One',
    importPath: `./design-system/${file}.stories.tsx`,
    tags: ['component'],
    isFirst: true,
  }));
  const looked = [1, 2, 3, 4, 5].map((index) => {
    const isMine = portionOf(stories, { since: 'HEAD', besides: { index, of: 5 } });
    return stories.filter(({ id }) => isMine(id)).map(({ id }) => id);
  });
  expect(looked.every(({ length }) => length === 1)).toBe(true);
  expect(looked.flat().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

describe('a whole run', () => {
  const shot = (path: string, status: Finding['status']): Finding => ({ path, status, variant: 'light' });
  const changed = shot('a/A/one.light', 'changed');
  const added = shot('b/B/new.light', 'new');
  const removed = shot('c/C/gone.light', 'removed');
  const findings = [changed, added, removed];
  const same = 'd/D/same.light';
  let at = { root: '', reports: '', baselines: '' };
  let record: GateRecord;

  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Lin', '-c', 'user.email=lin@example.com', ...words], { cwd: at.root, encoding: 'utf8' }).trim();
  const commitAll = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message', 'One step');
    return git('rev-parse', 'HEAD');
  };
  const write = async (file: string, data: string | Buffer) => {
    await mkdir(dirname(join(at.root, file)), { recursive: true });
    await writeFile(join(at.root, file), data);
  };
  const baseline = (path: string) => baselineFile(path, at.baselines);
  const png = (width: number) => encode(painted(8, 8, [0, 0, width, 2, '#000000']));
  const whole = async () => JSON.parse(await readFile(join(at.root, 'tests/visual/whole.json'), 'utf8').catch(() => 'null'));
  /** What a run since then would look at, but for the record itself. */
  const since = async () => (await sinceWhole(at))?.changed.filter((path) => path !== 'tests/visual/whole.json');

  const checkout = (root: string) => ({ root, reports: join(root, 'reports'), baselines: join(root, 'tests/visual/baselines') });
  let original = '';

  // One repository is made, and each test gets a copy.
  beforeAll(async () => {
    original = await mkdtemp(join(tmpdir(), 'whole-'));
    at = checkout(original);
    git('init', '--quiet');
    await write('.gitignore', 'reports\n');
    await write('screens/a/A.tsx', 'export const a = 1;');
    const [before, after] = [await png(2), await png(3)];
    for (const path of [changed.path, removed.path, same]) await write(`tests/visual/baselines/${path}.webp`, await pack(before));
    for (const { path } of [changed, added]) await write(`reports/after/${path}.png`, after);
    record = {
      inputs: 'now',
      commit: commitAll(),
      filter: '',
      stories: { judged: 4, all: 4 },
      same: 1,
      shot: 3,
      seconds: 1,
      spent: [['axe', 1]],
      findings,
      causes: [],
      clusters: [],
    };
  });
  afterAll(() => rm(original, { recursive: true }));
  beforeEach(async () => {
    at = checkout(await mkdtemp(join(tmpdir(), 'whole-')));
    await cp(original, at.root, { recursive: true });
  });
  afterEach(() => rm(at.root, { recursive: true }));

  test('that found nothing names what was shot, whatever was committed while it ran', async () => {
    await write('README.md', 'What it is');
    commitAll();
    expect(await keepWhole({ ...record, findings: [] }, 'now', at)).toContain('as accepted');
    expect(await whole()).toEqual({ commit: record.commit });
    expect(await since()).toEqual(['README.md']);
  });

  test('names what was shot once all is accepted, and the pictures of it have not changed then, however they are committed', async () => {
    await accept(findings, at);
    expect(await keepWhole(record, 'now', at)).toContain('Commit it with the pictures');
    expect(await whole()).toMatchObject({ commit: record.commit, accepted: { [removed.path]: null } });
    expect(await since()).toEqual([]);
    git('add', baseline(changed.path));
    git('commit', '--quiet', '--message', 'A part of it');
    expect(await since()).toEqual([]);
    await write('screens/a/A.tsx', 'export const a = 2;');
    commitAll();
    expect(await since()).toEqual(['screens/a/A.tsx']);
  });

  test('accepted by parts is kept with the last of them', async () => {
    await accept([removed], at);
    expect(await keepWhole(record, 'now', at)).toContain('not accepted are 2');
    await accept([changed], at);
    commitAll();
    expect(await keepWhole(record, 'now', at)).toContain('not accepted are 1, such as b/B/new.light');
    expect(await whole()).toBeNull();
    await accept([added], at);
    expect(await keepWhole(record, 'now', at)).toContain('as accepted');
    expect(await since()).toEqual([]);
  });

  test.each<[what: string, path: string, change: () => Promise<void>]>([
    ['accepted then and another one now', changed.path, () => cp(baseline(same), baseline(changed.path))],
    ['accepted then and deleted since', changed.path, () => rm(baseline(changed.path))],
    [
      'accepted then and the one before again',
      changed.path,
      async () => void git('checkout', record.commit ?? '', '--', baseline(changed.path)),
    ],
    ['new then and gone again', added.path, () => rm(baseline(added.path))],
    ['removed then and there again', removed.path, async () => void git('checkout', record.commit ?? '', '--', baseline(removed.path))],
    ['the same then and another one now', same, () => cp(baseline(changed.path), baseline(same))],
    ['the same then and deleted since', same, () => rm(baseline(same))],
    ['not there then', 'e/E/one.light', async () => write('tests/visual/baselines/e/E/one.light.webp', 'new')],
  ])('a picture that was %s has changed since, before it is committed and after', async (_, path, change) => {
    await accept(findings, at);
    await keepWhole(record, 'now', at);
    commitAll();
    await change();
    expect(await since()).toEqual([`tests/visual/baselines/${path}.webp`]);
    commitAll();
    expect(await since()).toEqual([`tests/visual/baselines/${path}.webp`]);
  });

  test('a picture that was moved since has changed in both places', async () => {
    await accept(findings, at);
    await keepWhole(record, 'now', at);
    await mkdir(dirname(baseline('e/E/same.light')), { recursive: true });
    await rename(baseline(same), baseline('e/E/same.light'));
    commitAll();
    expect((await since())?.toSorted()).toEqual([same, 'e/E/same.light'].map((path) => `tests/visual/baselines/${path}.webp`));
  });

  test.each<[what: string, but: Partial<GateRecord>, message: unknown]>([
    ['of sources that have changed since', { inputs: 'then' }, expect.stringContaining('sources have changed')],
    ['in which something failed', { findings: [...findings, shot('a/A/two.light', 'failed')] }, undefined],
    ['of some stories', { filter: 'a' }, undefined],
    ['of one machine of two', { shard: { index: 1, of: 2 } }, undefined],
    ['of what has changed', { since: 'abc' }, undefined],
  ])('is not one %s', async (_, but, message) => {
    await accept(findings, at);
    expect(await keepWhole({ ...record, ...but }, 'now', at)).toEqual(message);
    expect(await whole()).toBeNull();
  });

  test('is not one of what is not committed', async () => {
    expect(await commitShot(at.root)).toBe(record.commit);
    await write('screens/a/B.tsx', 'export const b = 1;');
    expect(await commitShot(at.root)).toBeUndefined();
    const { commit: _, ...dirty } = record;
    await accept(findings, at);
    expect(await keepWhole(dirty, 'now', at)).toContain('Commit what you have');
    expect(await whole()).toBeNull();
  });

  test.each<[what: string, change: () => Promise<void>]>([
    ['another one', () => cp(baseline(changed.path), baseline(same))],
    ['deleted', () => rm(baseline(same))],
  ])('is not one when a picture that was the same is %s before it is kept', async (_, change) => {
    await accept(findings, at);
    await change();
    commitAll();
    expect(await keepWhole(record, 'now', at)).toContain(`${same}.webp is another one`);
    expect(await whole()).toBeNull();
  });

  test('says nothing where its commit is unknown, as in a shallow clone, where what concerns all has changed, and outside of git', async () => {
    expect(await sinceWhole(at)).toBeUndefined();
    await accept(findings, at);
    await keepWhole(record, 'now', at);
    commitAll();
    const { root } = at;
    const shallow = join(root, 'reports/shallow');
    git('clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
    expect(await sinceWhole(checkout(shallow))).toBeUndefined();
    expect(await since()).toEqual([]);
    await write('tests/visual/plan/plan.ts', 'export {};');
    expect(await sinceWhole(at)).toBeUndefined();
    await rm(join(root, '.git'), { recursive: true });
    expect(await commitShot(root)).toBeUndefined();
    expect(await sinceWhole(at)).toBeUndefined();
  });
});
