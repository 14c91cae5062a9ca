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

test('a sub-channel is held against itself in the days that are judged', () => {
  const subs = [sub('101', 'a', 900, 100, 20), sub('102', 'a', 900, 100, 0)];
  const answer = (flagged: number) => ({
    rows: channels,
    subs: [sub('101', 'a', 500, 0, flagged)],
    days: [],
    reasons: [],
    fetchedAt: '',
    completeTo: '',
    withheld: [],
  });
  const days = { start: '2026-11-01', end: '2026-11-07' } as const;
  const { rows } = subRows({ rows: channels, subs }, '', { of: days, against: days, now: answer(50), before: answer(25) });
  // The second one has the same key under another channel, and nothing to be held against.
  expect(rows.map(({ channel, change }) => [channel, change])).toEqual([
    ['101', 0.05],
    ['102', null],
  ]);
});
