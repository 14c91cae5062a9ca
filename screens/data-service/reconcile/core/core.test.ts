import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignColumn, joinsIn, matchColumns, metricsIn } from './columns.ts';
import { compareRows, type HowToCompare } from './compareRows.ts';
import { candidates, usualCounting, withCause, zonesBut } from './causes.ts';
import { readRows } from './readRows.ts';

const kindsOf = (head: readonly string[]) => matchColumns(head).map(({ kind }) => kind);
const days = { start: '2026-11-01', end: '2026-11-30' } as const;
const how: HowToCompare = { join: 'id', metric: 'installs', days, tolerance: 0.01, isOnce: false, isShared: false };
const read = (head: readonly string[], ...lines: string[][]) => readRows(lines, matchColumns(head), null);
const our = (key: string, value: number, label = key) => ({ key, label, value });

describe('columns', () => {
  test('are known by the names that media give them', () => {
    expect(kindsOf(['日期', '广告计划ID', '广告计划名称', '消耗(元)', '展示数', '点击数', '激活数', '备注'])).toEqual([
      'date',
      'id',
      'name',
      'cost',
      'impressions',
      'clicks',
      'installs',
      'ignore',
    ]);
    expect(kindsOf(['Date', 'Campaign ID', 'Campaign name', 'Spend (USD)', 'Sign-ups', 'Revenue'])).toEqual([
      'date',
      'id',
      'name',
      'cost',
      'registrations',
      'income',
    ]);
  });

  test('fit once: of two that could be the name the better one is', () => {
    expect(kindsOf(['名称', '活动名称'])).toEqual(['ignore', 'name']);
  });

  test('can be put right by hand, and each kind stays with one column', () => {
    const columns = assignColumn(matchColumns(['活动名称', '激活数', '转化数']), 2, 'installs');
    expect(columns.map(({ kind }) => kind)).toEqual(['name', 'ignore', 'installs']);
    expect(metricsIn(columns)).toEqual(['installs']);
    expect(joinsIn(columns)).toEqual(['name']);
  });
});

describe('a sheet', () => {
  test('is read without the rows that add it up, and says what it could not read', () => {
    const reading = read(
      ['日期', '活动ID', '激活数'],
      ['2026-11-01', '7', '1,200'],
      ['', '7', 'x'],
      ['合计', '', '1200'],
      ['Total', '', '9'],
    );
    expect(reading).toMatchObject({ totals: 2, unreadDays: 1, unreadNumbers: 1, days: { start: '2026-11-01', end: '2026-11-01' } });
    expect(reading.rows.map(({ values }) => values)).toEqual([[1200], [null]]);
  });

  test('says which rows it has twice', () => {
    const reading = read(['活动ID', '激活数'], ['7', '1'], ['7', '2'], ['7', '1']);
    expect(reading.rows.map(({ isRepeated }) => isRepeated)).toEqual([false, false, true]);
    expect(reading.repeated).toBe(1);
  });

  test('has days that nobody can tell from months, and says so until somebody has', () => {
    const lines = [['03/04/2026', '1']];
    const columns = matchColumns(['date', 'installs']);
    expect(readRows(lines, columns, null)).toMatchObject({ isDayStyleOpen: true, days: { start: '2026-03-04', end: '2026-03-04' } });
    expect(readRows(lines, columns, 'dmy')).toMatchObject({ isDayStyleOpen: false, days: { start: '2026-04-03', end: '2026-04-03' } });
  });
});

describe('rows', () => {
  test('are joined by id, by name as people write it, and by day', () => {
    const reading = read(
      ['日期', '活动ID', '活动名称', '激活数'],
      ['2026-11-02', '7', ' 秋季  Sale ', '10'],
      ['2026-11-03', '7', '秋季 ＳＡＬＥ', '5'],
      ['2026-12-01', '7', '秋季 Sale', '100'],
    );
    const byId = compareRows(reading, [our('7', 15)], how);
    expect(byId).toMatchObject({ both: 1, otherDays: 1, totals: { theirs: 15, ours: 15, difference: 0, share: 0 } });
    const byName = compareRows(reading, [our('1', 14, '秋季 sale')], { ...how, join: 'name' });
    expect(byName.rows).toEqual([
      { key: '秋季 sale', name: '秋季 sale', theirs: 15, ours: 14, difference: 1, share: 1 / 14, isBeyond: true },
    ]);
    const byDay = compareRows(reading, [our('2026-11-02', 10), our('2026-11-03', 6)], { ...how, join: 'date' });
    expect(byDay.rows.map(({ key, difference }) => [key, difference])).toEqual([
      ['2026-11-03', -1],
      ['2026-11-02', 0],
    ]);
  });

  test('of one side only are differences, but not where ours counted nothing', () => {
    const reading = read(['活动ID', '激活数'], ['7', '10'], ['8', '3']);
    const result = compareRows(reading, [our('7', 10), our('9', 4), our('10', 0)], how);
    expect(result).toMatchObject({ both: 1, onlyTheirs: 1, onlyOurs: 1, beyond: 2, totals: { difference: -1, apart: 7 } });
    expect(compareRows(reading, [our('7', 10), our('9', 4)], { ...how, isShared: true })).toMatchObject({ onlyOurs: 0, beyond: 1 });
  });

  test('differ beyond the tolerance by their share, not by their size', () => {
    const reading = read(['活动ID', '激活数'], ['7', '1005'], ['8', '11']);
    const { rows } = compareRows(reading, [our('7', 1000), our('8', 10)], how);
    expect(rows.map(({ key, isBeyond }) => [key, isBeyond])).toEqual([
      ['7', false],
      ['8', true],
    ]);
  });

  test('that are there twice count once where that is asked', () => {
    const reading = read(['活动ID', '激活数'], ['7', '10'], ['7', '10']);
    expect(compareRows(reading, [our('7', 10)], how).totals.difference).toBe(10);
    expect(compareRows(reading, [our('7', 10)], { ...how, isOnce: true }).totals.difference).toBe(0);
  });

  test('of any sheet add up: the parts are the whole, and no row is lost', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 0, max: 999 })), { maxLength: 30 });
    const ours = fc.uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3', '5'), fc.integer({ min: 1, max: 999 })), {
      selector: ([key]) => key,
    });
    fc.assert(
      fc.property(lines, ours, (theirs, own) => {
        const reading = read(['活动ID', '激活数'], ...theirs.map(([id, value]) => [id, String(value)]));
        const { rows, totals, both, onlyTheirs, onlyOurs } = compareRows(
          reading,
          own.map(([key, value]) => our(key, value)),
          how,
        );
        expect(totals.theirs).toBe(theirs.reduce((sum, [, value]) => sum + value, 0));
        expect(totals.ours).toBe(own.reduce((sum, [, value]) => sum + value, 0));
        expect(rows.reduce((sum, { difference }) => sum + difference, 0)).toBe(totals.difference);
        expect(Math.abs(totals.difference)).toBeLessThanOrEqual(totals.apart);
        expect(both + onlyTheirs + onlyOurs).toBe(rows.length);
      }),
    );
  });
});

describe('causes', () => {
  const facts = {
    reading: { days: { start: '2026-11-01', end: '2026-11-20' }, repeated: 2 },
    comparison: { onlyOurs: 3 },
    counting: usualCounting,
    join: 'id',
    metric: 'installs',
    today: '2026-11-20',
    end: '2026-11-20',
    hasFilters: true,
    maySeeOrganic: true,
  } as const;

  test('are offered where they can explain something', () => {
    expect(candidates(facts)).toEqual(['zone', 'click', 'organic', 'recent', 'filters', 'others', 'repeated']);
    expect(candidates({ ...facts, metric: 'clicks' })).toEqual(['zone', 'recent', 'filters', 'others', 'repeated', 'duplicates']);
    expect(candidates({ ...facts, end: '2026-11-10', reading: { days: null, repeated: 0 }, comparison: { onlyOurs: 0 } })).not.toEqual(
      expect.arrayContaining(['recent', 'others', 'repeated']),
    );
    expect(candidates({ ...facts, hasFilters: false, maySeeOrganic: false })).not.toEqual(expect.arrayContaining(['organic', 'filters']));
  });

  test.each([
    ['UTC+8', [0, -8, -7, -5, 1, 7, 9]],
    ['UTC', [-8, -7, -5, 1, 7, 8, 9]],
    ['UTC-5', [0, -8, -7, 1, 7, 8, 9]],
    ['UTC+5:30', [0, -8, -7, -5, 1, 7, 8, 9]],
  ])('have every zone but that of reports, %s', (own, zones) => {
    expect(zonesBut(own)).toEqual(zones);
  });

  test('that are counted already are not offered again', () => {
    const ids = ['zone', 'click', 'recent', 'others', 'repeated'] as const;
    const counting = ids.reduce((sum, id) => withCause(sum, id, 0), usualCounting);
    expect(candidates({ ...facts, counting })).toEqual(['organic', 'filters']);
    expect(candidates({ ...facts, metric: 'clicks', counting: withCause(counting, 'duplicates', 0) })).toEqual(['filters']);
  });
});
