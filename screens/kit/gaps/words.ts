import { bilingual } from '#design-system';

export const gapWords = bilingual({
  reception: ['停止接收数据', 'data reception stopped'],
  account: [(name: string) => `${name} 未给消耗`, (name: string) => `no ad spend from ${name}`],
  someAccount: ['一个广告账户未给消耗', 'no ad spend from one ad account'],
  gap: [(days: string, cause: string) => `${days}（${cause}）`, (days: string, cause: string) => `${days} (${cause})`],
  comma: ['、', ', '],
  now: [(gaps: string) => `本时段数据不全：${gaps}。`, (gaps: string) => `Incomplete data in this period: ${gaps}. `],
  compared: [(gaps: string) => `对比时段数据不全：${gaps}。`, (gaps: string) => `Incomplete data in the compared period: ${gaps}. `],
  notAlike: ['两个时段不能直接比较。', 'The two periods can’t be compared directly.'],
  unknown: ['没有查到哪些日子的数据不全。', 'Couldn’t check for days with incomplete data.'],
});
