import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import { testService } from '../../../domains/testService.ts';
import { indexOf } from '../../calendar.ts';
import { releasesBetween, sharesOn } from './releases.ts';

const app = { id: 1001, platform: 'iOS' } as const;
const [from, to] = [indexOf('2026-08-01'), indexOf('2026-11-19')];
const releases = releasesBetween(app, from, to);
const shares = Array.from({ length: to - from + 1 }, (_, past) => sharesOn(app, releases, from + past));

test('versions make up all people on every day, and none has less than nobody', () => {
  for (const parts of shares) {
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 9);
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
  }
});

test('a version is held by nobody before its release, grows while it is the newest, and only fades afterwards', () => {
  expect(releases.length).toBeGreaterThan(10);
  for (const [index, { day }] of releases.entries()) {
    const course = shares.map((parts) => parts[index] ?? 0);
    const [out, next] = [Math.max(0, day - from), Math.max(0, (releases[index + 1]?.day ?? to + 1) - from)];
    const [before, growing, fading] = [course.slice(0, out), course.slice(out, next), course.slice(next)];
    expect(before.every((part) => part === 0)).toBe(true);
    expect(growing).toEqual(growing.toSorted((one, other) => one - other));
    expect(fading).toEqual(fading.toSorted((one, other) => other - one));
  }
});

test('a new version is taken up over days: few have it at first, most after two weeks', () => {
  for (const [index, { day }] of releases.entries()) {
    if (day < from || day + 14 > to) continue;
    expect(shares[day - from]?.[index]).toBeLessThan(0.2);
    expect(shares[day + 14 - from]?.[index]).toBeGreaterThan(0.7);
  }
});

test('a website has no version', () => {
  expect(releasesBetween({ id: 1005, platform: 'H5' }, from, to)).toEqual([]);
});

const owner = (await testService().signIn('super')).client;
const metrics = ['installs', 'registrations', 'active', 'payers', 'sessions', 'income'];
const asked = { app: 1001, report: 'userengagement', from: '2026-10-21', to: '2026-11-19', metrics };
const rowsOf = async (more: object) => owner.ask(reports.rows, { ...asked, by: 'appVersion', ...more });

test('what happened in the app adds up over versions; its people do not, and their total counts each of them once', async () => {
  const [versions, whole] = await Promise.all([rowsOf({}), rowsOf({ by: 'all' })]);
  const sumOf = (metric: string) => versions.rows.reduce((sum, { values }) => sum + (values[metric] ?? 0), 0);
  for (const metric of ['installs', 'registrations', 'sessions']) expect(sumOf(metric)).toBe(whole.totals[metric]);
  expect(sumOf('income')).toBeCloseTo(whole.totals['income'] ?? Number.NaN, 2);
  expect(versions.totals['active']).toBe(whole.totals['active']);
  expect(sumOf('active')).toBeGreaterThan(whole.totals['active'] ?? 0);
  for (const { values } of versions.rows) {
    expect(values['active']).toBeLessThanOrEqual(whole.totals['active'] ?? 0);
    expect(values['payers']).toBeLessThanOrEqual(values['active'] ?? 0);
    expect(values['active']).toBeLessThanOrEqual(values['sessions'] ?? 0);
  }
});

test('on one day everybody holds one version', async () => {
  const day = { from: '2026-11-12', to: '2026-11-12' };
  const [{ rows, totals }, whole] = await Promise.all([rowsOf(day), rowsOf({ ...day, by: 'all' })]);
  expect(rows.reduce((sum, { values }) => sum + (values['active'] ?? 0), 0)).toBe(whole.totals['active']);
  expect(totals['active']).toBe(whole.totals['active']);
});

test('a version has as many people in a period as on its largest day, or more', async () => {
  const [{ rows }, daily] = await Promise.all([rowsOf({}), rowsOf({ byDay: true })]);
  for (const { key, values } of rows) {
    const days = daily.rows.filter((row) => row.key === key).map((row) => row.values['active'] ?? 0);
    expect(days.length).toBeGreaterThan(0);
    expect(values['active']).toBeGreaterThanOrEqual(Math.max(...days) * 0.999);
  }
});

test('narrowed to a version, any rows count what the row of that version counts; two together count who held both once', async () => {
  const { rows } = await rowsOf({ sort: 'active', order: 'desc' });
  const [first, second] = rows;
  if (!first || !second) throw new Error('one version');
  const only = await rowsOf({ by: 'all', appVersions: [first.key] });
  for (const metric of ['installs', 'sessions', 'registrations']) expect(only.totals[metric]).toBe(first.values[metric]);
  const both = await rowsOf({ by: 'all', appVersions: [first.key, second.key] });
  const [one, other, together] = [first.values['active'] ?? 0, second.values['active'] ?? 0, both.totals['active'] ?? 0];
  expect(together).toBeLessThan(one + other);
  expect(together).toBeGreaterThan(Math.max(one, other));
  const rest = await rowsOf({ by: 'all', without: [`appVersion:${first.key}`] });
  const all = await rowsOf({ by: 'all' });
  expect((rest.totals['sessions'] ?? 0) + (first.values['sessions'] ?? 0)).toBe(all.totals['sessions']);
});
