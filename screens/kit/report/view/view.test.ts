import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodFromText } from '#design-system/foundation/period/address.ts';
import { addDays } from '#design-system/foundation/period/days.ts';
import { metricIds } from '#app/lib/metrics/catalogue.ts';
import { openLink } from '#app/lib/address/version/version.ts';
import { fromAddress, toAddress } from './address.ts';
import { scopeOf } from './scope.ts';
import { changed, climbed, drilled, fields, fieldsOn, groupings, initialState, traffics, way, type ReportState } from './state.ts';
import { filtered } from '../table/filtered.ts';
import { readReport } from './readReport.ts';
import { withKnownFields } from './withPermissions.ts';

const key = fc.oneof(fc.nat(9999).map(String), fc.string({ unit: 'grapheme', maxLength: 12 }));
/** Ids of channels and campaigns are numbers. */
const keyOf = (field: string) => (field === 'channel' || field === 'campaign' ? fc.nat(9999).map(String) : key);
const field = fc.constantFrom(...fields);
const metric = fc.constantFrom(...metricIds);
const day = fc.nat(900).map((days) => addDays('2024-06-01', days));
const filters = fc.uniqueArray(
  field.chain((of) =>
    fc.record({ field: fc.constant(of), keys: fc.uniqueArray(keyOf(of), { minLength: 1, maxLength: 4 }), isLeftOut: fc.boolean() }),
  ),
  { maxLength: 4, selector: (one) => `${one.field}${one.isLeftOut}` },
);
const state: fc.Arbitrary<ReportState> = fc.record({
  period: fc.oneof(
    fc.constantFrom({ preset: 'last30' as const }, { preset: 'yesterday' as const, comparison: { kind: 'previous' as const } }),
    fc.tuple(day, fc.nat(60)).map(([start, days]) => ({ start, end: addDays(start, days) })),
  ),
  path: fc.array(
    field.chain((level) => fc.record({ level: fc.constant(level), key: keyOf(level) })),
    { maxLength: 4 },
  ),
  by: fc.uniqueArray(fc.constantFrom(...groupings), { minLength: 1, maxLength: 3 }),
  filters,
  traffic: fc.constantFrom(...traffics),
  limits: fc.array(
    fc.record({
      metric,
      isMore: fc.boolean(),
      value: fc.oneof(
        fc.nat(),
        fc.nat(1000).map((count) => count / 1000),
      ),
    }),
    { maxLength: 2 },
  ),
  segments: fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 99_999 }).map((app) => ({ app })),
      field.chain((of) => fc.record({ field: fc.constant(of), keys: fc.uniqueArray(keyOf(of), { minLength: 1, maxLength: 3 }) })),
    ),
    { maxLength: 2 },
  ),
  columns: fc.oneof(fc.constant(null), fc.uniqueArray(metric, { minLength: 1, maxLength: 8 })),
  sort: fc.oneof(fc.constant(null), fc.record({ column: metric, isDescending: fc.boolean() })),
  chart: metric,
  lines: fc.oneof(fc.constantFrom('total' as const, 'top' as const), fc.uniqueArray(key, { minLength: 1, maxLength: 5 })),
  each: fc.constantFrom('all' as const, 'day' as const, 'hour' as const),
  search: fc.string({ maxLength: 20 }),
  page: fc.integer({ min: 1, max: 999 }),
  size: fc.constantFrom(20, 50, 100),
  why: fc.oneof(fc.constant(null), fc.record({ metric, key, day }), fc.record({ metric, side: fc.constantFrom(0 as const, 1 as const) })),
});

test('whatever is chosen, its address opens the same', () => {
  fc.assert(
    fc.property(state, (chosen) => {
      expect(fromAddress(toAddress(chosen, initialState), initialState)).toEqual(chosen);
    }),
  );
});

test('a link of an older console opens its days, its channel and its campaign, and is rewritten to the same', () => {
  const anyId = fc.oneof(fc.nat(9999).map(String), fc.string({ maxLength: 6 }));
  const link = fc.record({ start: day, count: fc.nat(60), channel: fc.option(anyId), campaign: fc.option(anyId) });
  fc.assert(
    fc.property(link, ({ start, count, channel, campaign }) => {
      const end = addDays(start, count);
      const address = new URLSearchParams({ app: '1001', startdate: start, enddate: end });
      if (channel !== null) address.set('channelid', channel);
      if (campaign !== null) address.set('campaignid', campaign);
      const current = openLink('/monitor/campaigninfo', address).address;
      const opened = fromAddress(current, initialState);
      const filterOf = (of: 'channel' | 'campaign', id: string | null) =>
        id === null ? [] : [{ field: of, keys: [/^-?\d{1,15}$/.test(id) ? id : '-1'], isLeftOut: false }];
      expect(opened).toEqual({
        ...initialState,
        period: { start, end },
        filters: [...filterOf('channel', channel), ...filterOf('campaign', campaign)],
      });
      const rewritten = toAddress(opened, initialState, current);
      expect(fromAddress(rewritten, initialState)).toEqual(opened);
      expect([...rewritten.keys()].filter((name) => /date|id$/.test(name))).toEqual([]);
    }),
  );
});

test('whatever stands in an address, it opens something', () => {
  const anything = fc.array(
    fc.tuple(fc.constantFrom('v', 't', 'path', 'by', 'f', 'w', 'vs', 'c', 's', 'm', 'lines', 'each', 'q', 'p', 'n', 'why'), fc.string()),
  );
  fc.assert(
    fc.property(anything, (pairs) => {
      const opened = fromAddress(new URLSearchParams(pairs), initialState);
      expect(fromAddress(toAddress(opened, initialState), initialState)).toEqual(opened);
      expect(opened.by.length).toBeGreaterThan(0);
    }),
  );
});

const open = (search: string) => fromAddress(openLink('/monitor/campaigninfo', new URLSearchParams(search)).address, initialState);

test('an address is short: defaults are left out', () => {
  expect(toAddress(initialState, initialState, new URLSearchParams('app=1001')).toString()).toBe('app=1001');
  const chosen = changed(initialState, { by: ['campaign'], filters: [{ field: 'country', keys: ['US'], isLeftOut: true }] });
  expect(decodeURIComponent(toAddress(chosen, initialState, new URLSearchParams('app=1001')).toString())).toBe(
    'app=1001&v=2&by=campaign&f=!country:US',
  );
});

test('two channels, or two apps, stand readable in the address', () => {
  const addressOf = (segments: ReportState['segments']) =>
    decodeURIComponent(toAddress(changed(initialState, { segments }), initialState).toString());
  const channel = (key: string) => ({ field: 'channel' as const, keys: [key] });
  expect(addressOf([channel('101'), channel('102')])).toBe('v=2&vs=channel:101|channel:102');
  expect(addressOf([{ app: 1002 }])).toBe('v=2&vs=app:1002');
});

test.each([
  ['startdate=2026-10-01&enddate=2026-10-07&channelid=101', { period: { start: '2026-10-01', end: '2026-10-07' } }],
  ['channelid=abc', { filters: [{ field: 'channel', keys: ['-1'], isLeftOut: false }] }],
  [
    'w=installs>100;luck>3;cpa<0.5;clicks>many',
    {
      limits: [
        { metric: 'installs', isMore: true, value: 100 },
        { metric: 'cpa', isMore: false, value: 0.5 },
      ],
    },
  ],
  ['vs=app:galaxy|moon:1|channel:101', { segments: [{ field: 'channel', keys: ['101'] }] }],
  ['f=channel:1 or 1', { filters: [{ field: 'channel', keys: ['-1'], isLeftOut: false }] }],
  ['v=9&by=galaxy&m=luck&p=-3&t=soon', { by: ['channel'], chart: 'installs', page: 1, period: { preset: 'last30' } }],
])('%s still works', (search, expected) => {
  expect(open(search)).toMatchObject(expected);
});

test('a report uses what it knows, and counts the rest', () => {
  const asked = open('f=country:CN;!channel:101&path=keyword:x');
  expect(withKnownFields(asked, ['channel', 'group', 'campaign', 'ad'])).toMatchObject({
    losses: [{ part: 'filter', cause: 'report', count: 2 }],
    state: { path: [], filters: [{ field: 'channel' }] },
  });
  expect(withKnownFields(asked, fieldsOn(way))).toEqual({ losses: [], state: asked });
});

test.each([
  ['2024-01-01_2026-11-20', 'length'],
  ['2024-09-11_2026-11-20', 'length'],
  ['2024-09-12_2026-11-20', null],
  ['2027-01-01_2027-01-05', 'future'],
  ['2026-11-20_2026-11-20.year', null],
])('a period that no report answers is not asked for: %s', (t, unanswered) => {
  const { state: opened, losses } = readReport(new URLSearchParams({ v: '2', t }), {
    defaults: initialState,
    fields,
    reader: {
      isPending: true,
      visible: [],
      flags: { pay: false, retention: false, natural: false, top: false, order: false, event: false },
    },
    platform: 'iOS',
    hasNatural: true,
    hasColumns: true,
    isSent: false,
    seesOwnChannels: false,
    today: '2026-11-20',
  });
  expect(losses).toEqual(unanswered ? [{ part: 'period', cause: unanswered, count: 1 }] : []);
  expect(opened.period).toEqual(unanswered ? initialState.period : periodFromText(t));
});

test.each([
  ['', 'blended', []],
  ['paid', 'blended', []],
  ['organic', 'blended', [{ part: 'traffic', cause: 'access', count: 1, flags: ['natural'] }]],
])('of a page that starts with paid traffic nothing is lost where there is but one kind: "%s"', (traffic, shown, lost) => {
  const { state: opened, losses } = readReport(new URLSearchParams({ v: '2', ...(traffic && { traffic }) }), {
    defaults: { ...initialState, traffic: 'paid' },
    fields,
    reader: {
      isPending: false,
      visible: ['installs', 'clicks', 'uniqueClicks'],
      flags: { pay: false, retention: false, natural: false, top: false, order: false, event: false },
    },
    platform: 'iOS',
    hasNatural: true,
    hasColumns: true,
    isSent: false,
    seesOwnChannels: true,
    today: '2026-11-20',
  });
  expect(opened.traffic).toBe(shown);
  expect(losses.filter(({ part }) => part === 'traffic')).toEqual(lost);
});

test('down a row and up again is where one was', () => {
  const below = changed(initialState, drilled(initialState, { level: 'channel', key: '101' }));
  expect(below).toMatchObject({ path: [{ level: 'channel', key: '101' }], by: ['group'] });
  expect(changed(below, climbed(below, 0))).toMatchObject({ path: [], by: ['channel'] });
});

test('what changes the rows leads to their first page', () => {
  const third = changed(initialState, { page: 3 });
  expect(third.page).toBe(3);
  expect(changed(third, { search: 'x' }).page).toBe(1);
  expect(changed(third, { chart: 'clicks' }).page).toBe(3);
});

test('a question is the way down and the filters together', () => {
  const days = { start: '2026-11-01', end: '2026-11-07' } as const;
  const narrow = changed(initialState, { ...filtered(initialState, 'channel', '101', false), path: [{ level: 'channel', key: '102' }] });
  expect(scopeOf(narrow, days).channels).toEqual(['-1']);
  const without = changed(initialState, filtered(changed(initialState, filtered(initialState, 'group', '3', true)), 'group', '4', true));
  expect(scopeOf(without, days)).toEqual({ from: days.start, to: days.end, without: ['campgroup:3', 'campgroup:4'] });
});
