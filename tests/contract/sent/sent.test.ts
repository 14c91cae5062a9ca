import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { contract } from '#app/api/contract.ts';
import { files, root, type Node, type SourceFile } from '../../architecture/source.ts';
import { openingOf, roles } from '#storybook/calls/openingOf.ts';
import { withoutCall } from '#app/api/ours/without.ts';
import { table } from '#app/routes/table.ts';
import { levelOf } from '../check/levels/levels.ts';
import { referencesOf } from './references.ts';
import { screensByCall } from './screensByCall.ts';
import { unsent } from './unsent.ts';

const references = referencesOf(files);

test('every declared call is sent by the console, or a decision says why it is not', () => {
  const silent = contract.filter(({ name }) => !references.has(name) && !(name in unsent));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('a call that is sent, or gone, needs no decision', () => {
  const declared = new Set(contract.map(({ name }) => name));
  expect(Object.keys(unsent).filter((name) => references.has(name) || !declared.has(name))).toEqual([]);
});

test('every decision about a call exists, and names it', () => {
  const decisions = readdirSync(join(root, 'app/decisions'));
  expect(Object.values(unsent).filter((number) => !decisions.some((name) => name.startsWith(`${number}-`)))).toEqual([]);
});

function fileOf(path: string, text: string, names: SourceFile['imports'][number]['names']): SourceFile {
  return {
    path,
    lines: text.split('\n'),
    imports: [{ target: 'app/api/apps/apps.ts', isInside: true, isDynamic: false, isType: false, names }],
    // The parser's own types are wider than what is walked here.
    program: parseSync(path, text).program as unknown as Node,
  };
}

const apps = [{ name: 'apps', local: 'calls' }];
const ours = [{ name: 'ours', local: 'ours' }];

test.each([
  ['useQuery(calls.all())', apps, ['apps.all']],
  ['useQuery(calls\n  .all())', apps, ['apps.all']],
  ['const { call } = calls.all;', apps, ['apps.all']],
  ['// calls.all\nconst text = "calls.all";', apps, []],
  ['show({ calls })', apps, []],
  ['ours.ourMenu.order()', ours, ['ourMenu.order']],
  ['const { ourMenu } = ours;\nourMenu.order();', ours, ['ourMenu.order']],
])('%s reads its calls', (text, names, found) => {
  expect([...referencesOf([fileOf('screens/a/b/C.ts', text, names)]).keys()]).toEqual(found);
});

test('a call that is sent has a screen, or is everywhere', () => {
  const found = screensByCall(files);
  expect(Object.keys(found).filter((name) => found[name]?.length === 0)).toEqual([]);
  expect(found['channels.tencent']).toEqual(['/monitor/campaigninfo']);
  expect(found['asaChoices.ofApp']).toContain('/monitor/asacampaigninfo');
  expect(found['apps.all']).toContain('shell');
});

test.each([
  ['/manage/auth', ['always', 'always', 'always', undefined, undefined]],
  ['/monitor/campaigninfo', ['always', 'always', 'always', 'with right', 'with right']],
  ['/login', ['always', 'always', 'always', 'always', 'always']],
  ['/nowhere', [undefined, undefined, undefined, undefined, undefined]],
])('roles open the calls of %s by its access', (path, openings) => {
  const pages = table.filter((screen) => screen.path === path);
  expect(roles.map((role) => openingOf(role, pages))).toEqual(openings);
});

test('neither a story nor a list of calls sends any', () => {
  const read = (path: string) => [...referencesOf([fileOf(path, 'calls.all()', apps)]).keys()];
  expect(['screens/a/C.stories.tsx', 'screens/a/c.test.ts', 'app/api/contract.ts', 'mocks/a.ts'].flatMap(read)).toEqual([]);
});

test('what only pages of reports read is needed by the level of reports', () => {
  const isReport = new Map(table.map(({ path, report }) => [path, report !== undefined]));
  const screens = screensByCall(files);
  const late = contract.filter(({ name, endpoint }) => {
    const pages = (screens[name] ?? []).filter((page) => page !== 'shell');
    return endpoint.kind === 'query' && pages.length > 0 && pages.every((page) => isReport.get(page)) && levelOf({ name, endpoint }) === 3;
  });
  expect(late.map(({ name }) => name)).toEqual([]);
});

test('a page that reads calls of ours alone has words for a back end without them', () => {
  const screens = screensByCall(files);
  const readBy = (path: string) =>
    contract.filter(({ name, endpoint }) => {
      const pages = screens[name] ?? [];
      return endpoint.kind === 'query' && pages.includes(path) && !pages.includes('shell');
    });
  const own = table.map(({ path }) => ({ path, calls: readBy(path) })).filter(({ calls }) => calls.length > 0);
  const onlyOurs = own.filter(({ calls }) => calls.every(({ endpoint }) => endpoint.isOurs));
  expect(onlyOurs.map(({ path }) => path)).toEqual(expect.arrayContaining(['/manage/onelink', '/dataservice/logquery']));
  expect(
    onlyOurs.filter(({ calls }) => !calls.some(({ name }) => /not offer/.test(withoutCall(name) ?? ''))).map(({ path }) => path),
  ).toEqual([]);
});
