import { describe, expect, test } from 'vitest';
import { testService } from '../testService.ts';
import { reports } from '#app/api/reports/reports.ts';

const { signIn } = testService();
const owner = (await signIn('super')).client;

const asked = { app: 1001, report: 'campaigninfo', from: '2026-10-21', to: '2026-11-10', by: 'day', traffic: 'paid' as const };
const metrics = ['clicks', 'installs', 'registrations', 'cost', 'active'];
const rowsFor = (more: object) => owner.ask(reports.rows, { ...asked, metrics, ...more });

const valuesIn = ({ rows }: Awaited<ReturnType<typeof rowsFor>>, metric: string) => rows.map(({ values }) => values[metric] ?? 0);

describe('days of another zone', () => {
  test.each([0, -7, 9])('UTC %i have what happened in their hours', async (zone) => {
    const shifted = await rowsFor({ zone });
    const hours = await rowsFor({ by: 'hour', byDay: true, from: '2026-10-20', to: '2026-11-11' });
    const at = (day: string, hour: number) =>
      hours.rows.find((row) => row.day === day && row.key === String(hour).padStart(2, '0'))?.values['installs'] ?? 0;
    // 2026-11-05 there begins so many hours after 2026-11-05 here.
    const begins = 8 - zone;
    const moments = Array.from({ length: 24 }, (_, hour) => begins + hour);
    const dayOf = (hour: number) => (hour < 0 ? '2026-11-04' : hour < 24 ? '2026-11-05' : '2026-11-06');
    const expected = moments.reduce((sum, hour) => sum + at(dayOf(hour), (hour + 24) % 24), 0);
    expect(shifted.rows.find(({ key }) => key === '2026-11-05')?.values['installs']).toBe(expected);
    expect(shifted).toMatchObject({ zone, dated: null });
  });

  test('are the same days in the zone of reports', async () => {
    const [here, usual] = await Promise.all([rowsFor({ zone: 8 }), rowsFor({})]);
    expect(here.rows).toEqual(usual.rows);
    expect(here.zone).toBe(8);
  });

  test('are the same numbers whatever they are grouped by, and no part is more than its whole', async () => {
    const byDay = await rowsFor({ zone: 0 });
    const byCampaign = await rowsFor({ zone: 0, by: 'campaign' });
    expect(byCampaign.totals).toEqual(byDay.totals);
    for (const { values } of byCampaign.rows) expect(values['registrations'] ?? 0).toBeLessThanOrEqual(values['installs'] ?? 0);
  });

  test('have no people: nobody has counted them', async () => {
    const { rows, totals } = await rowsFor({ zone: 0 });
    expect(new Set(rows.map(({ values }) => values['active']))).toEqual(new Set([null]));
    expect(totals['active']).toBeNull();
  });

  test('are not asked of hours, nor of a zone that there is not', async () => {
    await expect(rowsFor({ zone: 0, by: 'hour' })).rejects.toMatchObject({ code: 400 });
    await expect(rowsFor({ zone: 30 })).rejects.toMatchObject({ code: 400 });
  });
});

test('by the day of the click, installs move to days before, and over all days there are as many', async () => {
  const whole = { from: '2026-07-01', to: '2026-11-20', channels: ['101', '102'] };
  const [usual, clicked] = await Promise.all([rowsFor(whole), rowsFor({ ...whole, dated: 'click' })]);
  expect(valuesIn(clicked, 'clicks')).toEqual(valuesIn(usual, 'clicks'));
  expect(valuesIn(clicked, 'installs')).not.toEqual(valuesIn(usual, 'installs'));
  // What was clicked before the first of these days is in none of them.
  const [sum, before] = [clicked, usual].map((one) => valuesIn(one, 'installs').reduce((all, value) => all + value, 0));
  expect(Math.abs((sum ?? 0) - (before ?? 0)) / (before ?? 1)).toBeLessThan(0.002);
  expect(clicked.dated).toBe('click');
  // Organic installs have no click, so nothing of them moves.
  const organic = { traffic: 'organic' as const };
  expect(valuesIn(await rowsFor({ ...organic, dated: 'click' }), 'installs')).toEqual(valuesIn(await rowsFor(organic), 'installs'));
});
