import { expect, test } from 'vitest';
import { axisText, axisUnit, figureText, type FigureStyle } from './figures.ts';

const cases: [value: number | null, style: FigureStyle, chinese: string, english: string][] = [
  [864_120, { kind: 'count' }, '864,120', '864,120'],
  [0, { kind: 'count' }, '0', '0'],
  [-0.2, { kind: 'count' }, '0', '0'],
  [null, { kind: 'count' }, '–', '–'],
  [Number.NaN, { kind: 'count' }, '–', '–'],
  [864_120, { kind: 'headline' }, '864,120', '864,120'],
  [12_846_000, { kind: 'headline' }, '1,284.6 万', '12.85M'],
  [864_120, { kind: 'compact' }, '86.4 万', '864.1K'],
  [9_999, { kind: 'compact' }, '9,999', '10.0K'],
  [999_999, { kind: 'compact' }, '100.0 万', '1.00M'],
  [128_460_000, { kind: 'compact' }, '1.28 亿', '128.46M'],
  [1_284_600_000, { kind: 'compact' }, '12.85 亿', '1.28B'],
  [7_842_600, { kind: 'compact', unit: 'K' }, '7,843K', '7,843K'],
  [12_846_000, { kind: 'compact', unit: 'W' }, '1,284.6 万', '1,284.6W'],
  [0.0924, { kind: 'percent' }, '9.24%', '9.24%'],
  [0.384, { kind: 'percent', decimals: 1 }, '38.4%', '38.4%'],
  [-0.012, { kind: 'points' }, '−1.2pp', '−1.2pp'],
  [-0.0075, { kind: 'points', decimals: 2 }, '−0.75pp', '−0.75pp'],
  [3_826_410, { kind: 'money' }, '¥3,826,410', '¥3,826,410'],
  [7.7, { kind: 'money', decimals: 2 }, '¥7.70', '¥7.70'],
  [3_826_000, { kind: 'money', isHeadline: true }, '¥382.6 万', '¥3.83M'],
  [-12_000, { kind: 'compact', unit: 'K' }, '−12K', '−12K'],
];

test.each(cases)('%s as %o', (value, style, chinese, english) => {
  expect(figureText(value, 'zh-CN', style)).toBe(chinese);
  expect(figureText(value, 'en', style)).toBe(english);
});

const axes: [ticks: number[], chinese: string[], english: string[]][] = [
  [
    [0, 600, 2400],
    ['0', '600', '2,400'],
    ['0', '600', '2,400'],
  ],
  [
    [0, 3_000, 12_000],
    ['0', '3,000', '12,000'],
    ['0', '3K', '12K'],
  ],
  [
    [0, 12_500, 50_000],
    ['0', '1.25万', '5万'],
    ['0', '12.5K', '50K'],
  ],
  [
    [0, 60_000, 240_000],
    ['0', '6万', '24万'],
    ['0', '60K', '240K'],
  ],
  [
    [0, 250_000, 1_000_000],
    ['0', '25万', '100万'],
    ['0', '0.25M', '1M'],
  ],
  [
    [-200_000_000, 0],
    ['−2亿', '0'],
    ['−200M', '0'],
  ],
  [
    [0, 0.5, 2],
    ['0', '0.5', '2'],
    ['0', '0.5', '2'],
  ],
];

test.each(axes)('ticks %o have one unit', (ticks, chinese, english) => {
  const max = Math.max(...ticks.map(Math.abs));
  expect(ticks.map((tick) => axisText(tick, axisUnit(max, 'zh-CN')))).toEqual(chinese);
  expect(ticks.map((tick) => axisText(tick, axisUnit(max, 'en')))).toEqual(english);
});
