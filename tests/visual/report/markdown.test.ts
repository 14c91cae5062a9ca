import { expect, test } from 'vitest';
import type { Finding, GateRecord } from '../compare/record.ts';
import { markdownOf } from './markdown.ts';

const changed = (path: string): Finding => ({ path, status: 'changed', variant: 'light', changed: 4 });
const patch = { width: 3, height: 4, cells: [] };
const record: GateRecord = {
  inputs: 'now',
  filter: '按钮',
  shot: 9,
  same: 4,
  seconds: 12.3,
  findings: [
    { path: 'b/Random/plain.light', status: 'failed', variant: 'light', changed: 2, troubles: ['differs from itself\n  by 2 pixels'] },
    changed('b/Button/kinds.light'),
    changed('b/Button/a long 名.light'),
    changed('b/Link/plain.light'),
    { path: 'b/New/plain.light', status: 'new', variant: 'light' },
    { path: 'b/Gone/plain.light', status: 'removed', variant: 'light' },
  ],
  causes: [],
  clusters: [
    { id: 'c0ffee00', paths: ['b/Button/a long 名.light', 'b/Button/kinds.light'], tokens: ['--radius-sm'], patch },
    { id: 'deadbeef', paths: ['b/Link/plain.light'], element: { part: 'a.x', label: '<a> more | less' }, patch },
  ],
};
const text = markdownOf(record);

test('the summary begins with the figures and with what was looked at', () => {
  expect(text).toContain('| 9 | 4 | 3 | 1 | 1 | 1 |');
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
