import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, follow, signIn, startConsole, type RunningConsole } from './startConsole.ts';

let place: RunningConsole;

beforeAll(async () => {
  place = await startConsole();
});
afterAll(() => place.close());

/** Charts, maps, tables with rows as far as one scrolls, drawers: what listens, measures and is drawn by others. */
const round = [
  ['/monitor/dashboard', '数据概览'],
  ['/monitor/campaigninfo', '推广活动明细'],
  ['/behavioranalysis/userengagement', '用户参与度'],
  ['/userlifecycle/useroverview', '用户概览'],
  ['/manage/campaign', '推广活动管理'],
  ['/manage/announcement', '公告'],
] as const;

test('who goes through the console all day leaves no page behind in memory', async () => {
  const page = await place.visitor();
  await signIn(page, 'super');
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  const whatRemains = async () => {
    for (const [path, name] of round) {
      await follow(page, path);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await answered(page.locator('main'));
    }
    await protocol.send('HeapProfiler.collectGarbage');
    const { metrics } = await protocol.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
  };
  const first = await whatRemains();
  const second = await whatRemains();
  // The smallest of these pages has more than a thousand.
  expect(second.nodes).toBeLessThan(first.nodes + 300);
  expect(second.listeners).toBeLessThan(first.listeners + 50);
  await page.context().close();
});
