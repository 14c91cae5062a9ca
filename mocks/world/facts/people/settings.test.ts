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

test('a filter by a setting counts what the rows of that setting count, however it is grouped', async () => {
  const parameters = { resolution: 'resolutions', language: 'languages', network: 'networks', carrier: 'carriers' } as const;
  const counted = ['installs', 'registrations', 'clicks', 'sessions'];
  for (const by of dimensions) {
    const { rows } = await owner.ask(reports.rows, { ...asked, by, metrics: counted });
    for (const { key, values } of rows.slice(0, 2)) {
      const within = { ...asked, metrics: counted, [parameters[by]]: [key] };
      const [channels, models] = await Promise.all([
        owner.ask(reports.rows, { ...within, by: 'channel' }),
        owner.ask(reports.rows, { ...within, by: 'model' }),
      ]);
      expect(channels.totals).toEqual(values);
      expect(models.totals).toEqual(values);
      const others = await owner.ask(reports.rows, { ...asked, by: 'channel', metrics: counted, without: [`${by}:${key}`] });
      const all = await owner.ask(reports.rows, { ...asked, by: 'channel', metrics: counted });
      expect((others.totals['installs'] ?? 0) + (values['installs'] ?? 0)).toBe(all.totals['installs']);
    }
  }
});
