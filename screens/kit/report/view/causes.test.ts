import { expect, test } from 'vitest';
import { causesHref } from './causes.ts';
import { changed, initialState, way, type ReportState } from './state.ts';

const compared = { of: { start: '2026-11-13', end: '2026-11-19' }, against: { start: '2026-11-06', end: '2026-11-12' } } as const;

/** What a link would change. */
function causes(state: Partial<ReportState>, ...about: [asked: Parameters<typeof causesHref>[1], row?: Parameters<typeof causesHref>[2]]) {
  let change: Partial<ReportState> = {};
  const href = (next: Partial<ReportState>) => {
    change = next;
    return '';
  };
  causesHref({ state: changed(initialState, state), way, compared, href, elsewhere: () => '' }, ...about);
  return change;
}

test('a day of the table is held against the day that it is compared with there', () => {
  const of = causes({ by: ['day'] }, { metric: 'clicks', day: '2026-11-15' }, { level: 'day', above: [] });
  expect(of).toMatchObject({
    period: { start: '2026-11-15', end: '2026-11-15', comparison: { kind: 'from', start: '2026-11-08' } },
    path: [],
    by: ['channel'],
    sort: { column: 'part', isDescending: true },
  });
});

test('so is a day of a row, among what lies below the row', () => {
  const of = causes({ each: 'day' }, { metric: 'clicks', key: '101', day: '2026-11-13' }, { level: 'channel', above: [] });
  expect(of).toMatchObject({
    period: { start: '2026-11-13', comparison: { kind: 'from', start: '2026-11-06' } },
    path: [{ level: 'channel', key: '101' }],
    by: ['group'],
    each: 'all',
  });
});

test('a day inside of a row stays inside of it', () => {
  const above = [{ level: 'channel', key: '101' }] as const;
  expect(causes({ by: ['channel', 'day'] }, { metric: 'clicks', day: '2026-11-15' }, { level: 'day', above })).toMatchObject({
    path: above,
    by: ['group'],
  });
});

test('a point of a chart is held against the day before', () => {
  expect(causes({}, { metric: 'clicks', day: '2026-11-15' }).period).toMatchObject({ comparison: { kind: 'previous' } });
});
