import { describe, expect, test } from 'vitest';
import { contrast } from '../tokens/contrast.ts';
import { readTokens } from '../tokens/read.ts';
import type { Dataset, Series } from './dataset/dataset.ts';
import { partsOf } from './dataset/parts.ts';
import { markedPoints } from './dataset/marked.ts';
import { heatScale, toneOf } from './dataset/heat.ts';
import { tickTime, timesBetween } from './dataset/durations.ts';
import { areaOpacity } from './plot/look.ts';
import { plain } from './sentence/phrase.ts';
import { multiplesSentence, rankingSentence } from './sentence/ranking.ts';
import { shareSentence } from './sentence/share.ts';
import { stackSentence, trendSentence } from './sentence/trend.ts';
import { rankingTable, shareTable } from './table/part-tables.ts';
import { stackTable } from './table/trend-table.ts';
import { trendLayout } from './trend/layout.ts';
import { legendOf } from './trend/legend.ts';
import { endLabels } from './trend/marks/ends.ts';
import { trendOptions } from './trend/options.ts';
import { drawnKind, type TrendKind } from './trend/trend.ts';

const line = (name: string, values: Series['values'], rest: Partial<Series> = {}): Series => ({ key: name, name, values, ...rest });
const days = [{ label: '11-18' }, { label: '11-19' }];
const money: Dataset = {
  measure: '收入',
  dimension: '日期',
  points: days,
  figures: { kind: 'money' },
  series: [line('内购', [300, 400]), line('广告', [100, 200]), line('消耗', [500, 500], { drawnAs: 'line' })],
};
const rates: Dataset = {
  ...money,
  measure: '次日留存',
  figures: { kind: 'percent', decimals: 1 },
  series: [line('巨量引擎', [0.4, 0.42]), line('快手', [0.3, 0.31])],
};
const people: Dataset = { ...money, measure: '活跃用户', figures: { kind: 'count' }, isAdditive: false, series: rates.series };

const options = { width: 900, height: 250, annotations: [], references: [], view: null, locale: 'zh-CN', hasLeader: false } as const;
const layoutOf = (data: Dataset, kind: TrendKind) => trendLayout(data, { ...options, kind });

describe('parts', () => {
  test('spend over revenue is no part of it', () => {
    expect(plain(stackSentence(money, 'zh-CN'))).toBe('收入 ¥1,000：内购 70.0%，广告 30.0%。消耗 ¥1,000。');
    const last = stackTable(money, 'zh-CN').rows.map(({ cells }) => cells[2]);
    expect(last.map((cell) => cell?.kind === 'value' && cell.value)).toEqual([0.7, 0.3, null]);
  });

  test.each([rates, people])('$measure has no sum, no mean and no shares', (data) => {
    const ranking: Dataset = {
      ...data,
      dimension: '渠道',
      points: [{ label: '巨量引擎' }, { label: '快手' }],
      series: [line('now', [0.42, 0.31])],
    };
    const said = [trendSentence, stackSentence, multiplesSentence].map((sentence) => plain(sentence(data, 'zh-CN'))).join(' ');
    const ranked = [rankingSentence, shareSentence].map((sentence) => plain(sentence(ranking, 'zh-CN'))).join(' ');
    expect(`${said} ${ranked}`).not.toMatch(/平均|占|共 |前 2/);
    expect(trendSentence(data, 'zh-CN')).toContain('11-19');
    expect(rankingTable(ranking, 'zh-CN').columns).toHaveLength(2);
    expect(shareTable(ranking, 'zh-CN').columns).toHaveLength(2);
    expect(partsOf(ranking)).toEqual([]);
  });

  test('only what adds up is stacked', () => {
    expect([drawnKind('stackedArea', money), drawnKind('stackedArea', rates), drawnKind('stackedColumn', people)]).toEqual([
      'stackedArea',
      'line',
      'column',
    ]);
  });
});

test('one day is bars with names in the legend, whatever is asked for', () => {
  const day: Dataset = { ...rates, points: [{ label: '11-19' }], series: [line('巨量引擎', [0.42]), line('快手', [0.31])] };
  expect((['area', 'line', 'stackedArea'] as const).map((kind) => drawnKind(kind, day))).toEqual(['column', 'column', 'column']);
  expect(drawnKind('stackedArea', { ...money, points: day.points })).toBe('stackedColumn');
  expect(drawnKind('area', { ...day, points: [{ label: '30', at: 30 }] })).toBe('area');
  expect(endLabels(layoutOf(day, 'column'))).toEqual([]);
  // Beside each other, and not over each other: two columns of 40 with a gap of 4.
  const layout = layoutOf(day, 'column');
  const [first] = trendOptions(layout, { onPoint: () => {}, describe: () => '' }).series ?? [];
  const padding = first && 'groupPadding' in first && typeof first.groupPadding === 'number' ? first.groupPadding : 0;
  expect((1 - 2 * padding) * layout.at.slot).toBeCloseTo(88);
  expect(legendOf(day, 'column', 'zh-CN', markedPoints(day, [])).always.map(({ name }) => name)).toEqual(['巨量引擎', '快手']);
});

describe('the comparison', () => {
  const compared: Dataset = { ...money, series: [line('激活', [3, 4], { previous: [2, 5] })] };

  test('lies above the area', () => {
    const { series = [] } = trendOptions(layoutOf(compared, 'area'), { onPoint: () => {}, describe: () => '' });
    const depth = (name: string) => series.find(({ className }) => className?.startsWith(name))?.zIndex ?? 0;
    expect(depth('compared')).toBeGreaterThan(depth('ink-1'));
  });

  test.each(['light', 'dark'] as const)('keeps 3:1 on the area and beside it, %s', (theme) => {
    const tokens = new Map(readTokens().map((token) => [token.name, token]));
    const colour = (name: string) => {
      const token = tokens.get(name);
      return (theme === 'dark' ? token?.dark : undefined) ?? token?.light ?? '';
    };
    const surface = colour('color-bg-surface');
    const onArea = mixed(colour('chart-area'), surface, areaOpacity);
    for (const ground of [surface, onArea]) expect(contrast(colour('chart-compare'), ground)).toBeGreaterThanOrEqual(3);
  });
});

function mixed(over: string, under: string, opacity: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(channel(over, at) * opacity + channel(under, at) * (1 - opacity)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

describe('heat', () => {
  const mapOf = (...rows: Series['values'][]): Dataset => ({
    ...rates,
    points: (rows[0] ?? []).map((_, age) => ({ label: String(age) })),
    series: rows.map((values, index) => line(String(index), values)),
  });

  test.each([[[0.4, 0.2, 0.05]], [[0.017, 0.012, 0.011]], [[0.52, 0.3, 0.18]]])(
    'uses all tones between the smallest and the largest value of %j',
    (values) => {
      const scale = heatScale(mapOf(values), {});
      expect([scale.from, scale.to]).toEqual([Math.min(...values), Math.max(...values)]);
      expect([toneOf(scale.from, scale), toneOf(scale.to, scale)]).toEqual([0, 8]);
    },
  );

  test('what reaches the goal stands apart, and what is below it uses its own tones', () => {
    const scale = heatScale(mapOf([0.18, 0.5, 0.99, 1.2]), {}, 1);
    expect([0.18, 0.99, 1, 1.2].map((value) => toneOf(value, scale))).toEqual([0, 5, 7, 7]);
    const none = heatScale(mapOf([0.18, 0.52]), {}, 1);
    expect([toneOf(0.52, none), none.tones]).toEqual([5, [0, 1, 2, 3, 4, 5]]);
  });

  test('of one value and of none still has a shape', () => {
    expect(heatScale(mapOf([0.4, 0.4]), {})).toMatchObject({ breaks: [], tones: [0] });
    expect(heatScale(mapOf([null]), {}).tones).toEqual([]);
    expect(heatScale(mapOf([1.5]), {}, 1).tones).toEqual([7]);
  });
});

describe('axes', () => {
  test('of volume start at zero, however far from it the values are', () => {
    const far: Dataset = { ...money, series: [line('用量', [980_000, 990_000])] };
    expect(layoutOf(far, 'line').scale.min).toBe(0);
  });

  test('of durations are labelled with times that people read, wherever they begin', () => {
    const texts = timesBetween(4.7, 2_345_678).map((time) => tickTime(time, 'zh-CN'));
    expect(texts).not.toHaveLength(0);
    for (const text of texts) expect(text).toMatch(/^\d+ (秒|分|时|天)$/);
    expect(timesBetween(79, 77_820)).not.toContain(79);
  });

  test('stand to scale where the points say their place', () => {
    const ages = [0, 1, 7, 30, 90];
    const grown: Dataset = { ...rates, points: ages.map((at) => ({ label: `${at} 日`, at })), series: [line('a', [1, 2, 3, 4, 5])] };
    const { at, box } = layoutOf(grown, 'line');
    expect((at.x(3) - box.left) / (box.right - box.left)).toBeCloseTo(1 / 3);
    expect(at.indexAt(at.x(2) + 1)).toBe(2);
  });
});
