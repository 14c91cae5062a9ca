import { expect, test } from 'vitest';
import { usualView } from '../core/compareRows.ts';
import { openDesk } from '../worker/openDesk.ts';
import { channelSheet } from './channelSheet.ts';

const how = {
  join: 'name',
  metric: 'installs',
  days: { start: '2026-11-01', end: '2026-11-30' },
  tolerance: 0.01,
  isOnce: false,
  isShared: false,
} as const;
const heads = { key: 'ID', name: 'Name', theirs: 'Theirs', ours: 'Ours', difference: 'Difference', share: 'Share' };

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
  const compared = await answer({
    ask: 'compare',
    ours: [{ key: '1', label: '@SUM(A1)', value: 2 }],
    how,
    view: { ...usualView, most: Number.POSITIVE_INFINITY },
  });
  if (compared.says !== 'compared') throw new Error('Nothing was compared');
  const { columns, rows } = channelSheet(compared.comparison, { title: 't', notes: [], heads, metric: 'installs', join: 'name' });
  const names = new Set(rows.map(([name]) => name));
  expect(names).toEqual(new Set([evil, '＋1', '@SUM(A1)']));
  // Text is what is not a figure of ours: the other columns hold numbers or nothing.
  expect(columns.map(({ kind }) => kind)).toEqual(['text', 'count', 'count', 'count', 'percent']);
  for (const cell of rows.flatMap(([, ...figures]) => figures)) expect(cell === null || typeof cell === 'number').toBe(true);
});

test('a sheet that is no sheet says so, and the desk goes on', async () => {
  const answer = openDesk();
  expect(await answer({ ask: 'open', file: new File(['x'], 'a.xlsx') })).toEqual({ says: 'fault', fault: 'broken' });
  await expect(answer({ ask: 'compare', ours: [], how, view: { ...usualView, most: 10 } })).rejects.toThrow('No sheet has been read');
  expect(await answer({ ask: 'open', file: new File(['a\n1'], 'a.csv') })).toMatchObject({ says: 'opened' });
});
