import { expect, test } from 'vitest';
import { placesOf } from './collation.ts';

function sorted(texts: string[]): string[] {
  const places = placesOf(texts, 'zh-CN');
  const placed = texts.map((text, index) => ({ text, place: places[index] ?? 0 }));
  return placed.sort((a, b) => a.place - b.place).map(({ text }) => text);
}

test('Chinese stands in the order of its pinyin', () => {
  expect(sorted(['微博超级粉丝通', '知乎', '巨量引擎', '百度营销', '腾讯广告'])).toEqual([
    '百度营销',
    '巨量引擎',
    '腾讯广告',
    '微博超级粉丝通',
    '知乎',
  ]);
});

test('figures inside a name count by their value', () => {
  expect(sorted(['素材-10', '素材-9', '素材-007', '素材-100'])).toEqual(['素材-007', '素材-9', '素材-10', '素材-100']);
});

test('equal texts share a place', () => {
  const [first, second, third] = placesOf(['知乎', 'B 站', '知乎'], 'zh-CN');
  expect(first).toBe(third);
  expect(first).not.toBe(second);
});
