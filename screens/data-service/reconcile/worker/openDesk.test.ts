import { expect, test } from 'vitest';
import { taskOf } from '#mocks/domains/taskOf.ts';
import { testService } from '#mocks/domains/testService.ts';
import { exports } from '#app/api/exports.ts';
import { exportJobs } from '#app/api/ours/data/export-jobs.ts';
import { readParams } from '#app/lib/urlState.ts';
import { orderOf, selectionParams } from '#screens/data-service/exports/order/selection/selection.ts';
import { usualView, type HowToCompare, type RowView } from '../core/compareRows.ts';
import { openDesk } from './openDesk.ts';

const days = { start: '2026-11-01', end: '2026-11-30' } as const;
const usual: HowToCompare = { join: 'id', metric: 'installs', days, tolerance: 0, isOnce: false, isShared: false };

const opened = async (text: string, name = 'sheet.csv') => {
  const desk = openDesk();
  const reply = await desk({ ask: 'open', file: new File([text], name) });
  if (reply.says !== 'opened') throw new Error(JSON.stringify(reply));
  return { desk, sheet: reply.sheet };
};
const kinds = (columns: readonly { kind: string }[]) => columns.map(({ kind }) => kind);

test('a sheet of Google Ads has its title and its dates above its head', async () => {
  const { desk, sheet } = await opened(
    ['Campaign report', '"November 1, 2026 - November 7, 2026"', 'Campaign,Day,Clicks,Cost', 'Autumn,2026-11-01,12,3.40'].join('\r\n'),
  );
  expect(sheet).toMatchObject({ head: 2, lines: 1, samples: ['Autumn', '2026-11-01', '12', '3.40'] });
  expect(kinds(sheet.columns)).toEqual(['name', 'date', 'clicks', 'cost']);
  expect(sheet.heads[0]).toBe('Campaign report');
  const other = await desk({ ask: 'head', head: 0 });
  expect(other).toMatchObject({ says: 'opened', sheet: { head: 0, lines: 3, columns: [{ title: 'Campaign report', kind: 'ignore' }] } });
});

test.each([
  ['semicolons', ['Bericht', 'Zeitraum 1,5 Tage', 'Date;Clicks;Cost', '2026-11-01;12;3,40']],
  ['tabs', ['Report, by day', 'Date\tClicks\tCost', '2026-11-01\t12\t3,40']],
])('what divides the table is not what divides the lines above it: %s', async (_, lines) => {
  const { sheet } = await opened(lines.join('\n'));
  expect(kinds(sheet.columns)).toEqual(['date', 'clicks', 'cost']);
});

test('a file that was exported here opens with its notes above its head', async () => {
  const { client } = await testService().signIn('super');
  const values = readParams(
    selectionParams,
    new URLSearchParams('report=campaigninfo&t=2026-11-13_2026-11-13&by=day.campaign&c=clicks.installs'),
  );
  const body = orderOf(values, { today: '2026-11-20', name: 'own', language: 'zh-CN' });
  const id = taskOf(await client.send(exports.order, { app: 1001, body }));
  for (let look = 0; look < 3; look++) await client.ask(exportJobs.all, { app: 1001 });
  const download = await client.download(exportJobs.file, { app: 1001, id });
  if (download.code === -1) throw new Error('no file');
  const { sheet } = await opened(await download.file.text());
  expect(sheet.head).toBeGreaterThan(0);
  expect(kinds(sheet.columns)).toEqual(['date', 'name', 'id', 'clicks', 'installs']);
});

test('the days of a sheet are known as it opens: those that its rows come to, whatever stands in lines of totals', async () => {
  const { desk, sheet } = await opened(
    ['Campaign,Day,Clicks', 'Autumn,2026-11-03,12', 'Total,2026-12-31,30', 'Winter,2026-11-01,18', 'Spring,soon,2'].join('\n'),
  );
  expect(sheet.days).toEqual({ start: '2026-11-01', end: '2026-11-03' });
  const read = await desk({ ask: 'read', columns: sheet.columns, dayStyle: null });
  expect(read).toMatchObject({ says: 'read', summary: { days: sheet.days, totals: 1, unreadDays: 1 } });
  expect((await opened('Campaign,Clicks\nAutumn,12')).sheet.days).toBeNull();
});

test('a sheet without any name that is known begins with its first line', async () => {
  expect((await opened('a,b\n1,2')).sheet).toMatchObject({ head: 0, lines: 1 });
});

test('of 3,000 rows those are shown that fit, in the order that is chosen, though they are no large differences', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `${index},${index < 2_990 ? 1_000 + index : 1}`);
  const { desk, sheet } = await opened(['id,installs', ...lines].join('\n'));
  await desk({ ask: 'read', columns: sheet.columns, dayStyle: null });
  // The last ten differ by little, and only ours is one of them.
  const ours = [...lines.slice(2_990), '9999,0.5'].map((line) => {
    const [key = '', value] = line.split(',');
    return { key, label: key, value: key === '9999' ? Number(value) : 2 };
  });
  const how: HowToCompare = { ...usual, tolerance: 0.01 };
  const shown = async (view: Omit<RowView, 'most'>) => {
    const reply = await desk({ ask: 'compare', ours, how, view: { ...view, most: 1_000 } });
    if (reply.says !== 'compared') throw new Error(reply.says);
    return reply.comparison;
  };
  const all = await shown(usualView);
  expect([all.rows.length, all.both, all.onlyTheirs, all.onlyOurs]).toEqual([1_000, 10, 2_990, 1]);
  expect(all.rows[0]?.key).toBe('2989');
  expect((await shown({ filter: 'onlyOurs', sort: null })).rows.map(({ key }) => key)).toEqual(['9999']);
  const byShare = await shown({ filter: 'all', sort: { column: 'share', isDescending: true } });
  // A share of nothing is none, and comes last.
  expect(byShare.rows.slice(0, 11).map(({ share }) => share)).toEqual([...Array.from({ length: 10 }, () => -0.5), -1]);
  const smallest = await shown({ filter: 'onlyTheirs', sort: { column: 'theirs', isDescending: false } });
  expect(smallest.rows[0]).toMatchObject({ key: '0', theirs: 1_000 });
});
