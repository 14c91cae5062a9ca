import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dataset } from '../dataset/dataset.ts';
import { annotations, campaigns, installsToday, money, paid, series, sources } from '../sample/sample.ts';
import { textWidth } from '../plot/scale/text-width.ts';
import { boxesOf, endLabels } from './marks/ends.ts';
import { openSegments, stackOf, trendLayout, type TrendRules } from './layout.ts';
import { notes } from './marks/notes.ts';
import { trendOptions, zonesOf } from './options.ts';
import { legendOf } from './legend.ts';
import { readout } from './readout.ts';
import { drawnValues, largestSeries, openZones, withSeries, type TrendKind } from './trend.ts';

const rules: TrendRules = {
  kind: 'line',
  annotations: [],
  references: [],
  view: null,
  width: 750,
  height: 250,
  locale: 'zh-CN',
  hasLeader: false,
};
const events = { onPoint: () => {}, describe: () => '' };

describe('the layout', () => {
  test('names lines at their ends on a desk and below the plot on a phone', () => {
    expect(endLabels(trendLayout(campaigns, rules)).map(({ side }) => side)).toEqual(['right', 'right', 'right', 'right', 'right']);
    expect(endLabels(trendLayout(campaigns, { ...rules, width: 324 }))).toEqual([]);
  });

  test('says below the plot how the previous period is drawn: a dotted line, or a tick across each column', () => {
    const compared: Dataset = {
      ...campaigns,
      series: campaigns.series.map((one) => ({ ...one, previous: one.values })),
    };
    const marks = (kind: TrendKind) => {
      const { always, narrow } = legendOf(compared, kind, 'zh-CN', { now: [], reached: [], compared: [] });
      expect(always).toEqual([]);
      return narrow.filter(({ key }) => key === 'previous').map(({ mark, name }) => [mark, name]);
    };
    expect(marks('line')).toEqual([['dotted', '上期']]);
    expect(marks('column')).toEqual([['tick', '上期']]);
    expect(marks('stackedColumn')).toEqual([]);
  });

  test('lays no name over another where lines stop early, and has each of them', () => {
    const lines = fc.array(
      fc.record({ last: fc.nat(29), level: fc.integer({ min: 0, max: 1000 }), name: fc.integer({ min: 1, max: 14 }) }),
      {
        minLength: 2,
        maxLength: 5,
      },
    );
    fc.assert(
      fc.property(lines, fc.integer({ min: 520, max: 1100 }), (drawn, width) => {
        const data: Dataset = {
          ...campaigns,
          series: drawn.map(({ last, level, name }, key) =>
            series(
              String(key),
              '名'.repeat(name),
              campaigns.points.map((_, at) => (at <= last ? level : null)),
            ),
          ),
        };
        const labels = endLabels(trendLayout(data, { ...rules, width }));
        expect(labels.map(({ key }) => key).toSorted()).toEqual(drawn.map((_, key) => String(key)));
        const inPlot = labels.filter(({ side }) => side !== 'right').map(boxesOf);
        for (const [index, one] of inPlot.entries())
          for (const other of inPlot.slice(index + 1))
            for (const [left, top, right, bottom] of one)
              expect(other.some((piece) => left < piece[2] && piece[0] < right && top < piece[3] && piece[1] < bottom)).toBe(false);
        for (const [left, top, right, bottom] of labels.filter(({ side }) => side === 'right').flatMap(boxesOf))
          expect(inPlot.flat().some((piece) => left < piece[2] && piece[0] < right && top < piece[3] && piece[1] < bottom)).toBe(false);
        const right = labels.filter(({ side }) => side === 'right').map(({ y }) => y);
        for (const [index, y] of right.entries())
          for (const other of right.slice(index + 1)) expect(Math.abs(y - other)).toBeGreaterThan(16.9);
      }),
      { seed: 1120 },
    );
  });

  test('keeps three annotations, the newest one on a phone', () => {
    const four = [...annotations, { at: 3, text: '国庆' }, { at: 28, text: '月末' }];
    expect(trendLayout(installsToday, { ...rules, annotations: four }).annotations).toHaveLength(3);
    expect(trendLayout(installsToday, { ...rules, annotations, width: 324 }).annotations).toEqual([annotations[1]]);
  });

  test('writes an annotation on the side that has room', () => {
    expect(notes(trendLayout(installsToday, { ...rules, annotations })).map(({ anchor }) => anchor)).toEqual(['start', 'end']);
  });

  test('writes once what two lines say of one day', () => {
    const [first, second] = campaigns.series;
    const same = [first, second].map((line) => ({ at: 10, text: '第 21 天', on: line?.key ?? '' }));
    const drawn = notes(trendLayout(campaigns, { ...rules, annotations: same }));
    expect(drawn.map(({ text }) => text)).toEqual(['第 21 天', '']);
    expect(new Set(drawn.map(({ y }) => y)).size).toBe(2);
  });

  test('writes one row higher what would touch the way of another line to the axis', () => {
    const [first, second, third] = campaigns.series.map(({ key }) => key);
    const row = [
      { at: 13, text: '第 14 天', on: first ?? '' },
      { at: 20, text: '第 21 天', on: second ?? '' },
      { at: 23, text: '第 24 天', on: third ?? '' },
    ];
    const layout = trendLayout(campaigns, { ...rules, width: 430, annotations: row });
    const drawn = notes(layout);
    expect(drawn.map(({ text }) => text)).toEqual(row.map(({ text }) => text));
    const boxes = drawn.map(({ text, textX, textY, anchor }) => {
      const left = anchor === 'start' ? textX : textX - textWidth(text);
      return { left, right: left + textWidth(text), textY };
    });
    for (const { left, right } of boxes) for (const { x } of drawn) expect(x < left || x > right).toBe(true);
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1))
        expect(one.textY !== other.textY || one.right <= other.left || other.right <= one.left).toBe(true);
    expect(new Set(boxes.map(({ textY }) => textY)).size).toBe(2);
  });

  test('what stands on a line takes no room from what stands above the plot', () => {
    const on = installsToday.series[0]?.key ?? '';
    const both = [
      { at: 27, text: '今日 197,866K', on },
      { at: 28, text: '预计停止 07-19' },
    ];
    const written = (of: { at: number; text: string; on?: string }[]) =>
      notes(trendLayout(installsToday, { ...rules, annotations: of })).map(({ text }) => text);
    expect(written(both)).toEqual(['今日 197,866K', '预计停止 07-19']);
    expect(written(both.map(({ at, text }) => ({ at, text })))[1]).toMatch(/…$/);
  });

  test('finds the zone that is open in every series, and the segments that are open in one', () => {
    expect(openZones(paid)).toEqual([{ first: 23, last: 29 }]);
    expect(openZones(money)).toEqual([]);
    expect(openSegments(trendLayout(money, { ...rules, kind: 'stackedColumn' })).map(({ index }) => index)).toEqual([29]);
  });

  test('stacks upwards and downwards apart', () => {
    const mixed: Dataset = { ...sources, series: [series('a', 'a', [3]), series('b', 'b', [-2]), series('c', 'c', [4])] };
    expect(mixed.series.map((one) => stackOf(mixed, one, 0))).toEqual([
      [0, 3],
      [0, -2],
      [3, 7],
    ]);
    expect(Math.max(...drawnValues(mixed, 'stackedColumn', { first: 0, last: 0 }, []).map(Number))).toBe(7);
  });
});

describe('what Highcharts is told', () => {
  const options = trendOptions(trendLayout(installsToday, rules), events);

  test('dashes only the way to what is not final', () => {
    const thin = series('a', 'a', [1, 2, 3, 4], { maturity: ['final', 'final', 'thin', 'thin'] });
    const data = { ...installsToday, points: ['1', '2', '3', '4'].map((label) => ({ label })), series: [thin] };
    expect(zonesOf(data, thin)).toEqual([{ value: 1 }, { className: 'dashed' }]);
    expect(zonesOf(data, series('b', 'b', [1, 2, 3, 4]))).toEqual([]);
  });

  test('never gives the comparison an unfinished part, and never lets it be read point by point', () => {
    const compared = options.series?.find(({ className }) => className === 'compared');
    expect(compared).toMatchObject({ enableMouseTracking: false, accessibility: { enabled: false } });
    expect(compared && 'data' in compared && Array.isArray(compared.data) ? compared.data.at(-1) : undefined).toEqual([30, null]);
  });

  test('never animates, never writes markup and never follows the system by itself', () => {
    expect(options.chart).toMatchObject({ animation: false, styledMode: true });
    expect(options.tooltip).toEqual({ enabled: false });
    expect(options.palette).toEqual({ injectCSS: false, colorScheme: 'inherit' });
  });
});

test('a readout has a fixed order: values, comparison, then the change; the unfinished day is not compared', () => {
  const day = readout({ data: installsToday, kind: 'area', locale: 'zh-CN' }, 29);
  expect(day.rows.map(({ name, value }) => `${name} ${value}`)).toEqual(['本期 28,714', '上期 24,049']);
  expect(day.change?.value).toBeCloseTo(0.194, 3);
  expect(readout({ data: installsToday, kind: 'area', locale: 'zh-CN' }, 30)).toMatchObject({
    rows: [{ value: '12,860' }],
    note: '截至 10:32，未结束',
  });
  expect(readout({ data: sources, kind: 'stackedArea', locale: 'zh-CN' }, 0).rows.at(-1)).toMatchObject({ name: '合计', value: '24,334' });
});

test('of many series the largest five are drawn, each in the colour of its place', () => {
  const ten: Dataset = { ...campaigns, series: Array.from({ length: 10 }, (_, index) => series(`${index}`, `${index}`, [index])) };
  expect(largestSeries(ten, 5)).toEqual(['5', '6', '7', '8', '9']);
  expect(withSeries(ten, ['5', '9']).series.map(({ colour }) => colour)).toEqual([6, 10]);
});
