import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exports, plainOrder, type ExportOrder } from '#app/api/exports.ts';
import { ours } from '#app/api/ours/ours.ts';
import { reports } from '#app/api/reports/reports.ts';
import { placeOf } from '../../world/facts/fact.ts';
import { sumFacts } from '../../world/facts/sumFacts.ts';
import { indexOf, shifted } from '../../world/calendar.ts';
import { testService } from '../testService.ts';
import { taskOf } from '../taskOf.ts';

const { signIn, world } = testService({ campaigns: 40 });
const owner = (await signIn('super')).client;
const app = 1001;
const { books } = world.promotionOf(world.apps.find(app) ?? fail());

function fail(): never {
  throw new Error('no app');
}

/** What somebody may ask: days, channels, kinds of traffic, what rows stand for, and how they are sorted. */
const questions = fc.record({
  days: fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 13 })),
  channels: fc.option(fc.uniqueArray(fc.constantFrom('101', '102', '103'), { minLength: 1 })),
  traffic: fc.constantFrom('paid', 'organic', null),
  by: fc.constantFrom('campaign', 'channel', 'group'),
  byDay: fc.boolean(),
  sort: fc.constantFrom('clicks', 'installs', 'key'),
  order: fc.constantFrom('asc', 'desc'),
});
type Question = typeof questions extends fc.Arbitrary<infer Of> ? Of : never;

const columns = ['clicks', 'installs', 'registrations', 'cost', 'installRate'];

async function fileOf({ from, to }: { from: string; to: string }, { channels, traffic, by, byDay, sort, order }: Question) {
  const body: ExportOrder = {
    ...plainOrder,
    report: 'campaigninfo',
    from,
    to,
    channels,
    traffic,
    by: [by],
    byDay: byDay ? 'day' : 'summary',
    columns,
    sort,
    order,
    format: 'jsonl',
    withSources: true,
  };
  const id = taskOf(await owner.send(exports.order, { app, body }));
  for (let look = 0; look < 3; look++) await owner.ask(ours.exportJobs.all, { app });
  const file = await owner.download(ours.exportJobs.file, { app, id });
  await owner.send(ours.exportJobs.cancel, { app, id });
  if (file.code === -1) return [];
  return (await file.file.text())
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line): Record<string, unknown> => JSON.parse(line));
}

test('a file, the screen and the world have the same rows in the same order, whatever is asked', async () => {
  await fc.assert(
    fc.asyncProperty(questions, async (question) => {
      const { days, channels, traffic, by, byDay, sort, order } = question;
      const to = shifted(world.now.day, -days[0]);
      const from = shifted(to, -days[1]);
      const file = await fileOf({ from, to }, question);
      const scope = { from, to, ...(channels && { channels }), ...(traffic && { traffic }) };
      const screen = await owner.ask(reports.rows, { app, report: 'campaigninfo', ...scope, by, byDay, metrics: columns, sort, order });
      expect(file.map((line) => columns.map((id) => line[id]))).toEqual(screen.rows.map(({ values }) => columns.map((id) => values[id])));
      expect(file.map(({ day }) => (byDay ? day : null))).toEqual(screen.rows.map(({ day }) => day));
      const wanted = (channel: { id: number; weight: number }) =>
        (!channels || channels.some((key) => key === String(channel.id))) && (!traffic || channel.weight > 0 === (traffic === 'paid'));
      const sums = sumFacts(books, { by: 'all' }, { from: indexOf(from), to: indexOf(to), ad: ({ channel }) => wanted(channel) });
      expect(file.reduce((sum, { installs }) => sum + Number(installs), 0)).toBe(sums.get('all')?.[placeOf.installs] ?? 0);
    }),
    { numRuns: 25 },
  );
});

test('a line of a file for programs has names of no language, and text as it is', async () => {
  const { campaigns } = world.promotionOf(world.apps.find(app) ?? fail());
  const [first] = campaigns.all();
  campaigns.change(first?.id ?? 0, { name: '=HYPERLINK("http://evil.example")' });
  const question: Question = { days: [3, 6], channels: null, traffic: 'paid', by: 'campaign', byDay: false, sort: 'key', order: 'asc' };
  const lines = await fileOf({ from: '2026-11-01', to: '2026-11-07' }, question);
  expect(Object.keys(lines[0] ?? {})).toEqual(['campaign', 'campaignId', ...columns]);
  expect(lines.map(({ campaign }) => campaign)).toContain('=HYPERLINK("http://evil.example")');
});
