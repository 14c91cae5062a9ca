import { describe, expect, test } from 'vitest';
import { wordsIn } from '#design-system';
import { catalogue } from '#app/lib/metrics/catalogue.ts';
import { postbackWindows } from '#app/lib/postbacks/postbackWindows.ts';
import { mixedDays } from './maps/mixedDays.ts';
import { isNullOutlier, matureDays, maturityOf, nullAlarmOf, shareOf, smallSource, sourcesOf, sumOf, twinDays } from './postbacks.ts';
import { words } from './words.ts';

const today = '2026-11-20';
const period = { start: '2026-10-21', end: '2026-11-19' } as const;
const row = (key: string, values: Record<string, number>) => ({ key, label: key, day: null, channel: null, group: null, values });

describe('what is all in', () => {
  test('a postback is final the day after the last hour of its delay', () => {
    expect(maturityOf(postbackWindows[1], '2026-11-15', today)).toBe('final');
    expect(maturityOf(postbackWindows[1], '2026-11-16', today)).toBe('open');
    expect(maturityOf(postbackWindows[1], '2026-11-17', today)).toBe('open');
    expect(maturityOf(postbackWindows[1], '2026-11-18', today)).toBe('none');
    expect(maturityOf(postbackWindows[2], '2026-11-06', today)).toBe('final');
    expect(maturityOf(postbackWindows[3], '2026-10-16', today)).toBe('none');
  });

  test('is what every report says of the same metric', () => {
    const { dueAfter } = catalogue.postbacks2;
    expect([catalogue.postbacks, catalogue.nullPostbacks, catalogue.nullRate].map((metric) => metric.dueAfter)).toEqual([4, 4, 4]);
    expect([dueAfter, catalogue.postbacks3.dueAfter]).toEqual([postbackWindows['2'].last, postbackWindows['3'].last]);
  });

  test('each postback has days of its own', () => {
    expect(matureDays(postbackWindows[1], period, today)).toEqual({ start: '2026-10-21', end: '2026-11-15' });
    expect(matureDays(postbackWindows[2], period, today)).toEqual({ start: '2026-10-21', end: '2026-11-06' });
    expect(matureDays(postbackWindows[3], period, today)).toBeNull();
    expect(matureDays(postbackWindows[3], { start: '2026-08-01', end: '2026-08-31' }, today)).toEqual({
      start: '2026-08-01',
      end: '2026-08-31',
    });
  });

  test('it is held against as many days of the earlier period, or against nothing', () => {
    const mature = { start: '2026-10-21', end: '2026-11-15' } as const;
    expect(twinDays(postbackWindows[1], mature, { start: '2026-09-21', end: '2026-10-20' }, today)).toEqual({
      start: '2026-09-21',
      end: '2026-10-16',
    });
    expect(twinDays(postbackWindows[1], mature, { start: '2026-10-16', end: '2026-10-20' }, today)).toBeNull();
  });
});

test('only days that are meant are added up', () => {
  const rows = [
    row('2026-11-14', { postbacks: 3, postbacks2: 1 }),
    row('2026-11-15', { postbacks: 4 }),
    row('2026-11-16', { postbacks: 9 }),
  ];
  expect(sumOf(rows, 'postbacks', { start: '2026-11-14', end: '2026-11-15' })).toBe(7);
  expect(sumOf(rows, 'postbacks2', { start: '2026-11-14', end: '2026-11-15' })).toBe(1);
});

test('nothing has no null share', () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, 4)).toBe(0.25);
});

test('a source keeps its three postbacks apart, and one that is not all in is no zero', () => {
  const first = [row('small', { postbacks: 10, nullPostbacks: 4 }), row('large', { postbacks: 90, nullPostbacks: 9 }), row('none', {})];
  expect(sourcesOf(first, [row('large', { postbacks2: 30 })], null)).toEqual([
    { key: 'large', label: 'large', first: 90, nulls: 9, nullShare: 0.1, second: 30, third: null },
    { key: 'small', label: 'small', first: 10, nulls: 4, nullShare: 0.4, second: 0, third: null },
  ]);
});

describe('marks', () => {
  const limit = 0.3;
  const source = (first: number, nullShare: number) => ({
    key: `${first} ${nullShare}`,
    label: '',
    first,
    nulls: first * nullShare,
    nullShare,
    second: null,
    third: null,
  });
  const marked = (sources: readonly ReturnType<typeof source>[]) => {
    const alarm = nullAlarmOf(sources, limit);
    return sources.filter((one) => isNullOutlier(one, alarm)).map(({ nullShare }) => nullShare);
  };
  const alike = (share: number) => [9000, 5000, 2000, 800, 300].map((first) => source(first, share));

  test.each([0.05, 0.2, 0.35, 0.7, 0.95])('no source among those that are all alike: %d', (share) => {
    expect(marked(alike(share))).toEqual([]);
  });

  test('the source that stands out, and not each one past the limit of the app', () => {
    expect(marked([...alike(0.19), source(700, 0.45), source(900, 0.6)])).toEqual([0.6]);
    // There is room above a median that is large: twice as much would be more than all.
    expect(marked([...alike(0.6), source(700, 0.8), source(900, 0.9)])).toEqual([0.9]);
  });

  test('no source below the limit of the app, however far above the others it is', () => {
    expect(marked([...alike(0.02), source(900, 0.29), source(900, 0.31)])).toEqual([0.31]);
  });

  test('a source at exactly four times the median or on the limit of the app is not marked, as the sentence says', () => {
    expect(marked([...alike(0.2), source(900, 0.5), source(900, 0.501)])).toEqual([0.501]);
    expect(marked([...alike(0.02), source(900, limit), source(900, 0.301)])).toEqual([0.301]);
    expect(wordsIn(words, 'zh-CN').nullRule('50.0%', '30%', smallSource)).toMatch(
      /超过 50.0% 标红：.*超过当前日期与筛选内来源中位的 4 倍，且占比高于 30%/,
    );
    expect(wordsIn(words, 'en').nullRule('50.0%', '30%', smallSource)).toMatch(
      /above 50.0% are marked: more than 4 times .* at the median source of these dates and filters, and above 30%/,
    );
  });

  test('no source of a handful of postbacks, where chance makes the share', () => {
    expect(marked([...alike(0.19), source(99, 0.9), source(100, 0.9)])).toEqual([0.9]);
  });
});

test('two maps mix on the install days whose window was open when the later one went live', () => {
  const t = { mix: 'mix', publishedOn: (version: number, day: string) => `v${version} ${day}` };
  const map = (version: number, publishedOn: string | null) => ({
    version,
    publishedOn,
    rules: [],
    coarse: [],
    savedAt: null,
    savedBy: null,
    note: null,
  });
  const maps = { live: map(6, '2026-09-18'), past: [map(5, null), map(1, '2026-01-01')] };
  expect(mixedDays(maps, postbackWindows['1'], t)).toEqual([{ from: '2026-09-16', to: '2026-09-17', text: 'v6 2026-09-18', about: 'mix' }]);
  expect(mixedDays(maps, postbackWindows['3'], t)).toMatchObject([{ from: '2026-08-14', to: '2026-09-10' }]);
  expect(mixedDays({ live: null, past: [] }, postbackWindows['1'], t)).toEqual([]);
});
