import { expect, test } from 'vitest';
import { rights } from '#app/api/account/rights.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { usualLimits } from '#app/lib/report-limits/useReportLimits.ts';
import { testService } from '../testService.ts';

const { signIn } = testService();
const app = 1001;
const rows = { app, report: 'campaigninfo', from: '2026-11-10', to: '2026-11-19', by: 'all', metrics: ['installs'] } as const;

test('without organic traffic reports are those of ads, for everybody and in this app alone, until it is counted again', async () => {
  const { client: owner } = await signIn('super');
  const installs = async (more: object) => (await owner.ask(reports.rows, { ...rows, metrics: ['installs'], ...more })).totals['installs'];
  const [all, paid] = [await installs({}), await installs({ traffic: 'paid' })];
  expect(paid).toBeLessThan(all ?? 0);
  expect(await owner.ask(ours.reportLimits.of, { app })).toEqual(usualLimits);

  await owner.send(ours.reportLimits.save, { app, body: { ...usualLimits, hasOrganic: false } });
  expect(await installs({})).toBe(paid);
  // The console hides the switch by the same flag by which the service leaves the rows out.
  const { apps, natural } = await owner.ask(rights.of, { account: 'super@provena.test' });
  expect(natural).toBe(true);
  expect(apps.filter((one) => !one.natural).map((one) => one.app)).toEqual([app]);
  await owner.send(ours.reportLimits.save, { app, body: usualLimits });
  expect(await installs({})).toBe(all);
});

test('a limit is a share, and who may not change channels may not change it', async () => {
  const { client: owner } = await signIn('super');
  await expect(owner.send(ours.reportLimits.save, { app, body: { ...usualLimits, flooding: 0 } })).rejects.toMatchObject({ code: -999 });
  await expect(owner.send(ours.reportLimits.save, { app, body: { ...usualLimits, nullShare: 1.2 } })).rejects.toMatchObject({ code: -999 });
  const { client: analyst } = await signIn('analyst');
  expect(await analyst.ask(ours.reportLimits.of, { app })).toEqual(usualLimits);
  await expect(analyst.send(ours.reportLimits.save, { app, body: usualLimits })).rejects.toMatchObject({ code: -1003 });
});
