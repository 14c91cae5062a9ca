import { expect, test } from 'vitest';
import { plain } from '../sentence/phrase.ts';
import { scatterLayout, scatterSentence, scatterTable, type ScatterData } from './scatter.ts';

const data: ScatterData = {
  measure: '7 日留存',
  figures: { kind: 'percent', decimals: 1 },
  sizeName: '激活',
  dimension: '渠道',
  mean: 0.1,
  items: [
    { key: 'a', name: 'A', size: 1000, value: 0.1 },
    { key: 'b', name: 'B', size: 10, value: 0.2 },
    { key: 'c', name: 'C', size: 0, value: 0.9 },
  ],
};

test('it names the largest and the best; nobody at all is no item', () => {
  expect(plain(scatterSentence(data, 'zh-CN'))).toBe('激活最多 A 1,000，7 日留存 10.0%；7 日留存最高 B 20.0%，激活 10。全部 10.0%。');
  expect(plain(scatterSentence({ ...data, items: data.items.slice(0, 1), mean: null }, 'zh-CN'))).toBe(
    '激活最多 A 1,000，7 日留存 10.0%。',
  );
  const best = { ...data, items: [{ key: 'a', name: 'A', size: 1000, value: 0.3 }, ...data.items.slice(1)] };
  expect(plain(scatterSentence(best, 'zh-CN'))).toContain('7 日留存 30.0%，7 日留存也最高。');
  expect(scatterSentence({ ...data, items: [] }, 'en')).toBe('No mature data for 7 日留存 yet.');
  expect(scatterTable(data).rows).toHaveLength(2);
});

test('ten times as much is as far as ten times as much again, and values begin at zero', () => {
  const { x, y, box, xTicks, labels } = scatterLayout(data, 600, 240, 'zh-CN');
  expect(x(1000) - x(100)).toBeCloseTo(x(100) - x(10), 6);
  expect(y(0)).toBe(box.bottom);
  expect(xTicks[0]?.x).toBeCloseTo(box.left, 6);
  expect(xTicks.at(-1)?.x).toBeCloseTo(box.right, 6);
  expect(labels.map(({ name }) => name)).toEqual(['A', 'B']);
});

test('names never lie over each other', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({ key: `${index}`, name: `渠道 ${index}`, size: 500 + index, value: 0.1 }));
  expect(scatterLayout({ ...data, items: crowd }, 600, 240, 'zh-CN').labels.length).toBeLessThanOrEqual(2);
});
