import { expect, test } from 'vitest';
import { campaigns } from '../../sample/sample.ts';
import { trendLayout, type TrendRules } from '../layout.ts';
import { placeReference } from './references.ts';

const rules: TrendRules = {
  kind: 'line',
  annotations: [],
  references: [{ value: 50, text: '回本 100%' }],
  view: null,
  width: 750,
  height: 250,
  locale: 'zh-CN',
  hasLeader: false,
};
const [line] = campaigns.series;
const sideOf = (values: readonly number[]) => {
  const points = campaigns.points.slice(0, values.length);
  const layout = trendLayout({ ...campaigns, points, series: line ? [{ ...line, values: [...values] }] : [] }, rules);
  return placeReference(layout, { value: 50, text: '回本 100%' }).anchor;
};

test('the name of a reference stands where no line runs through it, and at the start where both sides are free', () => {
  expect(sideOf([40, 70, 90, 95, 96, 97, 98])).toBe('end');
  expect(sideOf([0, 10, 20, 20, 20, 30, 70])).toBe('start');
  expect(sideOf([0, 5, 8, 9, 9, 9, 9])).toBe('start');
});

test('the name of a reference keeps clear of the name of a line that ends before the edge', () => {
  const reference = { value: 50, text: '回本 100%' };
  const sideBeside = (last: number) => {
    const points = [0, 1, 3, 7, 14, 30, 60, 90].map((at) => ({ at, label: String(at) }));
    const lines = [
      { key: 'a', name: '一个名字很长的推广活动', values: [40, 70, 52, 52, 52, 52, last, null] },
      { key: 'b', name: '另一个', values: [5, 6, 7, 8, 9, 9, 9, null] },
    ];
    const series = lines.flatMap((one) => (line ? [{ ...line, ...one }] : []));
    return placeReference(trendLayout({ ...campaigns, points, series }, { ...rules, width: 560, references: [reference] }), reference)
      .anchor;
  };
  expect(sideBeside(90)).toBe('end');
  expect(sideBeside(52)).toBe('start');
});

test('the name of a reference stands below its line where a line runs all along above it', () => {
  const reference = { value: 50, text: '回本 100%' };
  const series = line ? [{ ...line, values: [53, 53, 54, 54, 54, 54, 54] }] : [];
  const layout = trendLayout({ ...campaigns, points: campaigns.points.slice(0, 7), series }, { ...rules, references: [reference] });
  const { y } = placeReference(layout, reference);
  expect(y).toBeGreaterThan(layout.at.y(50) + 12);
});

test('below its line, too, the name of a reference keeps off the ways to the axis where there is another place', () => {
  const reference = { value: 50, text: '回本 100%' };
  const points = campaigns.points.slice(0, 28);
  const series = line ? [{ ...line, values: points.map(() => 54) }] : [];
  const sideWith = (at: number) => {
    const annotations = [{ at, text: '第 2 天', on: line?.key ?? '' }];
    return placeReference(trendLayout({ ...campaigns, points, series }, { ...rules, annotations, references: [reference] }), reference);
  };
  expect(sideWith(26).anchor).toBe('start');
  expect(sideWith(1).anchor).toBe('end');
});
