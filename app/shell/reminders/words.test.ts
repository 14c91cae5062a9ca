import { expect, test } from 'vitest';
import { words } from './words.ts';

test('who has used up the data volume reads that data stops 15 days later, in both languages (R-226)', () => {
  const [chinese, english] = words.spentText;
  expect(chinese({ day: '2026-12-05', hasStopped: false })).toContain('15 天后停止接收数据，即 2026-12-05');
  expect(chinese(null)).toContain('15 天后停止接收数据。');
  expect(english(null)).toContain('stop receiving data 15 days after');
  expect(words.flowStops).toEqual([expect.stringContaining('15 天后'), expect.stringContaining('15 days after')]);
});
