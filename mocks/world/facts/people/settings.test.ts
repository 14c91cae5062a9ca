import { expect, test } from 'vitest';
import { testService } from '../../../domains/testService.ts';
import { reports } from '#app/api/reports/reports.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;
const metrics = ['clicks', 'installs', 'registrations', 'active', 'payers', 'income', 'cost'];
const asked = { app: 1001, report: 'Terminalproperties', from: '2026-10-21', to: '2026-11-19', metrics };
const dimensions = ['resolution', 'language', 'network', 'carrier'] as const;

test.each(dimensions)('parts by %s are whole people, none more than what they are a part of, and make up all of them', async (by) => {
  const [{ rows, totals }, whole] = await Promise.all([
    owner.ask(reports.rows, { ...asked, by }),
    owner.ask(reports.rows, { ...asked, by: by === 'resolution' || by === 'network' ? 'model' : 'country' }),
  ]);
  expect(rows.length).toBeGreaterThan(1);
  for (const metric of metrics) expect(totals[metric]).toBeCloseTo(whole.totals[metric] ?? Number.NaN, 4);
  for (const { values } of rows) {
    const of = (metric: string) => values[metric] ?? Number.NaN;
    expect(Number.isInteger(of('active')) && Number.isInteger(of('installs'))).toBe(true);
    expect(of('registrations')).toBeLessThanOrEqual(of('installs'));
    expect(of('installs')).toBeLessThanOrEqual(of('clicks'));
    expect(of('payers')).toBeLessThanOrEqual(of('active'));
  }
});
