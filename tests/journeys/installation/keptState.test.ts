import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, startConsole, type RunningConsole } from '../startConsole.ts';
import { storedNames } from './storedNames.ts';

let place: RunningConsole;
let page: Page;
beforeAll(async () => {
  place = await startConsole();
  page = await place.visitor({ viewport: { width: 1440, height: 900 } });
  await signIn(page, 'super', '/manage/app');
});
afterAll(() => place.close());

const names = storedNames();

test('what this browser stores is found where it is read', () => {
  expect(names).toEqual(expect.arrayContaining(['settings', 'drafts', 'departures', 'notes.1.1001', 'list.1.logs', 'info-compliance.1']));
});

/** After a downgrade a newer version has written them: in another shape, or with things inside that this one does not know. */
const written = {
  'a shape of its own': { version: 99, of: [{ id: { kind: 'new' } }], theme: 'sepia', locale: 'ja' },
  'a list with other things in it': [null, 7, {}, { name: 'N', version: 99, start: {}, end: null, search: 5, items: 'all' }],
  'a word': 'newer',
};

for (const [what, value] of Object.entries(written))
  test(`what a newer version has stored is read politely: ${what}`, async () => {
    const stored = { names, value: JSON.stringify(value) };
    for (const [path, title] of [
      ['/monitor/dashboard?app=1001', '数据概览'],
      ['/monitor/campaigninfo?app=1001&v=1', '推广活动明细'],
      ['/behavioranalysis/Eventfunnel?app=1001', '事件漏斗'],
      ['/manage/app', '应用列表'],
      ['/dataservice/logquery?app=1001&q=674E129F-992A-405D-ACC5-48478C3EBBFF&view=all', '日志查询'],
    ] as const) {
      await page.evaluate((of) => of.names.forEach((name) => localStorage.setItem(`provena.${name}`, of.value)), stored);
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      // Nothing of the page is failed or still on its way.
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
      expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0);
    }
    expect(place.complaints.splice(0)).toEqual([]);
  });
