import { expect, test } from 'vitest';
import { reports } from '#app/api/reports/reports.ts';
import type { ReturnDimension } from '#app/api/reports/shapes.ts';
import { indexOf } from '../../../world/calendar.ts';
import { lastAge } from '../../../world/facts/curves.ts';
import { testService } from '../../testService.ts';

const { signIn, world } = testService();
const owner = (await signIn('super')).client;
const scope = { app: 1001, from: '2026-10-21', to: '2026-11-19', measure: 'retention' } as const;

const sizeOf = ({ rows }: { rows: readonly { size: number | null }[] }) => rows.reduce((sum, { size }) => sum + (size ?? 0), 0);

test('returns are the same whatever they are grouped by, and so is what became of them', async () => {
  const dimensions: ReturnDimension[] = ['all', 'day', 'week', 'channel', 'campaign', 'server'];
  const answers = await Promise.all(dimensions.map((by) => owner.ask(reports.returning, { ...scope, by, away: 7 })));
  const [whole] = answers;
  expect(sizeOf(whole ?? { rows: [] })).toBeGreaterThan(1000);
  const stayed = ({ rows }: (typeof answers)[number]) =>
    rows.reduce((sum, { maturity, values, counted }) => sum + (maturity[7] === 'final' ? (values[7] ?? 0) * (counted?.[7] ?? 0) : 0), 0);
  for (const answer of answers) {
    expect(sizeOf(answer)).toBe(sizeOf(whole ?? { rows: [] }));
    // Rates have six decimals.
    expect(stayed(answer) / (whole ? stayed(whole) : 1)).toBeCloseTo(1, 3);
  }
});

test('the longer they were away the fewer come back, and never more than were there', async () => {
  const [week, fortnight, month] = await Promise.all(
    [7, 14, 30].map((away) => owner.ask(reports.returning, { ...scope, by: 'day', away })),
  );
  const active = await owner.ask(reports.rows, { ...scope, report: 'campaigninfo', by: 'day', metrics: ['active', 'installs'] });
  for (const { key, size } of week?.rows ?? []) {
    const at = (answer: typeof week) => answer?.rows.find((row) => row.key === key)?.size ?? 0;
    expect(at(fortnight)).toBeLessThan(size ?? 0);
    expect(at(month)).toBeLessThan(at(fortnight));
    const there = active.rows.find((row) => row.key === key)?.values;
    expect(size).toBeLessThan((there?.['active'] ?? 0) - (there?.['installs'] ?? 0));
  }
});

test('who comes back after seven days came more than seven days before', async () => {
  const record = world.apps.find(scope.app);
  if (!record) throw new Error('No app');
  const campaign = world
    .promotionOf(record)
    .campaigns.all()
    .find(
      ({ starts, ends, level }) => level > 0 && starts > indexOf(scope.from) && starts < indexOf(scope.to) - 8 && ends >= indexOf(scope.to),
    );
  const asked = { ...scope, campaigns: [String(campaign?.id)], by: 'day' as const, away: 7 };
  const { rows } = await owner.ask(reports.returning, asked);
  const first = (campaign?.starts ?? 0) + 8;
  expect(first).toBeGreaterThan(lastAge);
  expect(rows.filter(({ key, size }) => indexOf(key) < first && (size ?? 0) > 0)).toEqual([]);
});

test('who may not open the page may not read it', async () => {
  const staff = (await signIn('staff')).client;
  await expect(staff.ask(reports.returning, { ...scope, by: 'day', away: 7 })).rejects.toMatchObject({ code: -1003 });
});
