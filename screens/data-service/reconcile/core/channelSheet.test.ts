import { expect, test } from 'vitest';
import { usualView } from './compareRows.ts';
import { openDesk } from '../worker/openDesk.ts';

const how = {
  join: 'name',
  metric: 'installs',
  days: { start: '2026-11-01', end: '2026-11-30' },
  tolerance: 0.01,
  isOnce: false,
  isShared: false,
} as const;
const heads = { key: 'ID', name: 'Name', theirs: 'Theirs', ours: 'Ours', difference: 'Difference', share: 'Share' };
const facts = { title: 't', notes: ['n'], heads, kind: 'count' } as const;

test('a name in the sheet that is a formula goes back to the channel as text, which writers never let calculate (safeText)', async () => {
  const evil = '=HYPERLINK("http://evil.example","x")';
  const answer = openDesk();
  const file = new File([`活动名称,激活数\n"${evil.replaceAll('"', '""')}",3\n＋1,4\n`], '媒体.csv');
  const opened = await answer({ ask: 'open', file });
  expect(opened).toMatchObject({ says: 'opened', sheet: { lines: 2, encoding: 'UTF-8' } });
  await answer({
    ask: 'read',
    columns: [
      { title: 'a', kind: 'name' },
      { title: 'b', kind: 'installs' },
    ],
    dayStyle: null,
  });
  const made = await answer({ ask: 'file', ours: [{ key: '1', label: '@SUM(A1)', value: 2 }], how, facts });
  if (made.says !== 'file') throw new Error('No file was made');
  const { columns, rows } = made.sheet;
  const names = new Set(rows.map(([name]) => name));
  expect(names).toEqual(new Set([evil, '＋1', '@SUM(A1)']));
  // Text is what is not a figure of ours: the other columns hold numbers or nothing.
  expect(columns.map(({ kind }) => kind)).toEqual(['text', 'count', 'count', 'count', 'percent']);
  for (const cell of rows.flatMap(([, ...figures]) => figures)) expect(cell === null || typeof cell === 'number').toBe(true);
});

test('a file has all rows, more than a page shows, with their totals under them', async () => {
  const answer = openDesk();
  const lines = Array.from({ length: 2_500 }, (_, index) => `${index},${index + 2}`);
  const opened = await answer({ ask: 'open', file: new File([['计划ID,消耗', ...lines].join('\n')], 'a.csv') });
  if (opened.says !== 'opened') throw new Error('Nothing was opened');
  await answer({ ask: 'read', columns: opened.sheet.columns, dayStyle: null });
  const ours = [{ key: '7', label: '秋季拉新', value: 10 }];
  const made = await answer({ ask: 'file', ours, how: { ...how, join: 'id', metric: 'cost' }, facts: { ...facts, kind: 'money' } });
  if (made.says !== 'file') throw new Error('No file was made');
  expect(made.sheet).toMatchObject({ title: 't', notes: ['n'] });
  expect(made.sheet.columns.map(({ title, kind }) => `${title} ${kind}`)).toEqual([
    'ID text',
    'Name text',
    'Theirs money',
    'Ours money',
    'Difference money',
    'Share percent',
  ]);
  expect(made.sheet.rows).toHaveLength(2_500);
  expect(made.sheet.rows[0]).toEqual(['2499', '2499', 2501, null, 2501, null]);
  expect(made.sheet.rows).toContainEqual(['7', '秋季拉新', 9, 10, -1, -0.1]);
  const theirs = (2_500 * 2_503) / 2;
  expect(made.sheet.totals).toEqual(['', '', theirs, 10, theirs - 10, (theirs - 10) / 10]);
});

test('a sheet that is no sheet says so, and the desk goes on', async () => {
  const answer = openDesk();
  expect(await answer({ ask: 'open', file: new File(['x'], 'a.xlsx') })).toEqual({ says: 'fault', fault: 'broken' });
  await expect(answer({ ask: 'compare', ours: [], how, view: { ...usualView, most: 10 } })).rejects.toThrow('No sheet has been read');
  await expect(answer({ ask: 'file', ours: [], how, facts })).rejects.toThrow('No sheet has been read');
  expect(await answer({ ask: 'open', file: new File(['a\n1'], 'a.csv') })).toMatchObject({ says: 'opened' });
});
