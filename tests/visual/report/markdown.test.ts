import { expect, test } from 'vitest';
import type { Finding, GateRecord } from '../compare/record.ts';
import { markdownOf, mostCharacters } from './markdown.ts';

const changed = (path: string): Finding => ({ path, status: 'changed', variant: 'light', changed: 4 });
const patch = { width: 3, height: 4, cells: [] };
const record: GateRecord = {
  inputs: 'now',
  filter: '按钮',
  seen: 9,
  shot: 9,
  same: 4,
  seconds: 12.3,
  findings: [
    { path: 'b/Random/plain.light', status: 'failed', variant: 'light', changed: 2, troubles: ['differs from itself\n  by 2 pixels'] },
    changed('b/Button/kinds.light'),
    changed('b/Button/a long 名.light'),
    changed('b/Link/plain.light'),
    { path: 'b/New/plain.light', status: 'new', variant: 'light' },
    { path: 'b/Gone/plain.light', status: 'removed', variant: 'light', before: '1', from: 'store' },
  ],
  causes: [],
  clusters: [
    { id: 'c0ffee00', paths: ['b/Button/a long 名.light', 'b/Button/kinds.light'], tokens: ['--radius-sm'], patch },
    { id: 'deadbeef', paths: ['b/Link/plain.light'], element: { part: 'a.x', label: '<a> more | less' }, patch },
  ],
};
const text = markdownOf(record);

test('the summary begins with the figures and with what was looked at', () => {
  expect(text).toContain('| 9 | 9 | 4 | 3 | 1 | 1 | 1 |');
  expect(text).toContain('Only what `按钮` means');
});

test('each cause has one picture before and after, the command that accepts it and its pictures by path', () => {
  const [, token = '', element = ''] = text.split('### ');
  expect(token).toMatch(/^--radius-sm · 2 pictures/);
  expect(token.match(/<img /g)).toHaveLength(2);
  expect(token).toContain('src="before/b/Button/a%20long%20%E5%90%8D.light.png"');
  expect(token).toContain('npm run visual:accept -- --cluster c0ffee00');
  expect(token).toContain('- `b/Button/kinds.light`');
  expect(element).toMatch(/^&#60;a&#62; more &#124; less · 1 picture\n/);
});

test('what failed says why, with both shots where it differs from itself', () => {
  const failed = text.slice(text.indexOf('## Failed: 1'), text.indexOf('## Changed'));
  expect(failed).toContain('`b/Random/plain.light`');
  expect(failed).toContain('differs from itself by 2 pixels');
  expect(failed).toContain('| First shot | Second shot |');
});

test('a new picture and a removed one are shown once', () => {
  expect(text).toContain('src="after/b/New/plain.light.png"');
  expect(text).toContain('src="before/b/Gone/plain.light.png"');
  expect(text).not.toContain('src="after/b/Gone');
});

test('what is wrong with the run as a whole stands before the pictures', () => {
  const wrong = markdownOf({ ...record, complaints: ['No picture shows hover: & { color: red }'] });
  expect(wrong.indexOf('## Wrong with the run: 1')).toBeLessThan(wrong.indexOf('## Failed'));
  expect(wrong).toContain('- No picture shows hover: & { color: red }');
});

test('nothing differs: nothing but figures', () => {
  expect(markdownOf({ ...record, findings: [], causes: [], clusters: [] })).not.toContain('##');
});

test('where it is published decides the links: beside the report, at an address, or nowhere', () => {
  expect(text).toContain('[the whole report](index.html)');
  const absolute = markdownOf(record, 'https://previews.example.com/7/pictures/');
  expect(absolute).toContain('src="https://previews.example.com/7/pictures/before/b/Button/a%20long%20%E5%90%8D.light.png"');
  expect(absolute).toContain('[the whole report](https://previews.example.com/7/pictures/index.html)');
  const unpublished = markdownOf(record, 'none');
  expect(unpublished).not.toMatch(/<img|index\.html/);
  expect(unpublished).toContain('after: `b/Link/plain.light`');
});

test('a change without a picture before has a dash in its place, and a removed picture, too', () => {
  const findings: Finding[] = [
    { ...changed('b/Lost/plain.light'), before: 'a' },
    { path: 'b/Gone/plain.light', status: 'removed', variant: 'light', before: 'b' },
  ];
  const lost = markdownOf({ ...record, findings, clusters: [] });
  expect(lost).toMatch(/\n\| – \| <img src="after\/b\/Lost\/plain\.light\.png"/);
  expect(lost).toContain('Accept: `npm run visual:accept -- b/Lost/plain.light`');
  expect(lost).toContain('\n–\n\nAccept: `npm run visual:accept -- --cluster removed`');
  expect(lost).not.toContain('src="before');
});

test('what only a screen reader notices is shown as lines, once for all pictures with the same change', () => {
  const spoken = (path: string, line: string): Finding => ({
    path,
    status: 'changed',
    variant: 'light',
    spokenChange: [`- ${line}`, '+ ```'],
  });
  const findings = [spoken('a/A/one.light', 'button'), spoken('a/A/two.light', 'button'), spoken('a/A/three.light', 'link')];
  const [, both = '', single = ''] = markdownOf({ ...record, findings, clusters: [] }).split('### ');
  expect(both).toMatch(/^`a\/A\/one\.light` · 2 pictures\n/);
  expect(both).toContain("```diff\n- button\n+ '''\n```");
  expect(both).toContain('npm run visual:accept -- a/A/one.light a/A/two.light');
  expect(both).not.toContain('<img');
  expect(single).toMatch(/^`a\/A\/three\.light` · 1 picture\n/);
});

test('it fits whatever was found, shows something of each kind and counts what it leaves out', () => {
  const paths = (count: number, of: string) =>
    Array.from({ length: count }, (_, at) => `screens/manage/some-screen/${of}/story-${at}.light`);
  const of = (status: Finding['status'], count: number): Finding[] =>
    paths(count, status).map((path) => ({ path, status, variant: 'light', troubles: Array.from({ length: 9 }, () => 'x y'.repeat(400)) }));
  const clusters = paths(3_000, 'changed').map((path, at) => ({ id: `c${at}`, paths: [path, `${path}2`], patch }));
  const spokenChange = Array.from({ length: 90 }, () => 'z'.repeat(900));
  const unclustered = paths(500, 'alone').map((path): Finding => ({
    path,
    status: 'changed',
    variant: 'light',
    before: 'a',
    spokenChange,
  }));
  const findings = [
    ...of('failed', 2_000),
    ...clusters.flatMap((cluster) => cluster.paths.map(changed)),
    ...unclustered,
    ...of('new', 5_000),
    ...of('removed', 10),
  ];
  const complaints = Array.from({ length: 400 }, () => 'c'.repeat(5_000));
  const long = markdownOf(
    { ...record, filter: 'f'.repeat(9_000), findings, clusters, complaints },
    `https://example.com/${'p'.repeat(100)}`,
  );
  expect(long.length).toBeLessThanOrEqual(mostCharacters);
  expect(long.length).toBeGreaterThan(mostCharacters * 0.6);
  for (const title of [
    'Wrong with the run: 400',
    'Failed: 2000',
    'Changed, by cause: 6000',
    'Changed, each for itself: 500',
    'New: 5000',
    'Removed: 10',
  ])
    expect(long).toContain(`## ${title}`);
  expect(long.match(/\n### /g)?.length).toBeGreaterThan(10);
  const shown = long.match(/^- `screens\S+failed\/\S+`$/gm)?.length ?? 0;
  expect(shown).toBeGreaterThan(3);
  expect(long).toContain(`${2_000 - shown} more are left out here. They are in [the whole report](https://example.com/`);
});

test('one block that is too long is left out, and the ones after it are shown', () => {
  const paths = [`a/A/${'long'.repeat(20_000)}.light`, 'b/B/short.light'];
  const long = markdownOf({ ...record, findings: paths.map(changed), clusters: [] });
  expect(long.length).toBeLessThan(mostCharacters);
  expect(long).toContain('### `b/B/short.light`');
  expect(long).toContain('1 more are left out here');
});
