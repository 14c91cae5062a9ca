import { expect, test } from 'vitest';
import { subKey, subRows } from './subRows.ts';

const sub = (channel: string, key: string, attributed: number, blocked: number, flagged: number) => ({
  channel,
  key,
  attributed,
  blocked,
  flagged,
  reasons: { clickFlood: flagged },
});
const channels = [{ key: '101', label: '渠道甲', attributed: 2000, blocked: 100, flagged: 50, reasons: {} }];

test('the highest rates come first, of those alone that are large enough to say something', () => {
  const subs = [sub('101', 'a', 900, 100, 20), sub('101', 'b', 400, 0, 40), sub('102', 'a', 100, 90, 90)];
  const { rows, all } = subRows({ rows: channels, subs }, '');
  expect(rows.map(({ key, name, rate }) => [key, name, rate])).toEqual([
    ['a', '渠道甲', 0.12],
    ['b', '渠道甲', 0.1],
  ]);
  expect(all).toBe(3);
});

test('of one channel alone, and of small ones where there are no others; a channel without a name goes by its key', () => {
  const subs = [sub('101', 'a', 900, 100, 20), sub('102', 'a', 100, 10, 0)];
  const { rows, all } = subRows({ rows: channels, subs }, '102');
  expect(rows.map((row) => [subKey(row), row.name])).toEqual([['102:a', '102']]);
  expect(all).toBe(1);
});
