import { bilingual } from '#design-system';

export const gapWords = bilingual({
  reception: ['停止接收数据', 'data reception stopped'],
  account: [(name: string) => `${name} 未给消耗`, (name: string) => `no ad spend from ${name}`],
  someAccount: ['一个广告账户未给消耗', 'no ad spend from one ad account'],
  gap: [(days: string, cause: string) => `${days}（${cause}）`, (days: string, cause: string) => `${days} (${cause})`],
  comma: ['、', ', '],
  between: ['', ' '],
  now: [(gaps: string) => `本时段数据不全：${gaps}。`, (gaps: string) => `Incomplete data in this period: ${gaps}.`],
  compared: [(gaps: string) => `对比时段数据不全：${gaps}。`, (gaps: string) => `Incomplete data in the compared period: ${gaps}.`],
  notAlike: ['两个时段不能直接比较。', 'The two periods can’t be compared directly.'],
  dayNote: ['数据状态', 'Data status'],
  incomplete: [(cause: string) => `数据不全：${cause}`, (cause: string) => `Incomplete: ${cause}`],
  incompletePart: [
    (count: number, all: number, cause: string) => `${count} / ${all} 日数据不全：${cause}`,
    (count: number, all: number, cause: string) => `${count} of ${all} days incomplete: ${cause}`,
  ],
  part: [
    (about: string, count: number, all: number) => `${about}（${count} / ${all} 日）`,
    (about: string, count: number, all: number) => `${about} (${count} of ${all} days)`,
  ],
  inPeriod: [
    (count: number, all: number) => `时段内只有 ${count} / ${all} 日`,
    (count: number, all: number) => `${count} of ${all} days in this period`,
  ],
  and: ['；', '; '],
  unknown: ['没有查到哪些日子的数据不全。', 'Couldn’t check for days with incomplete data.'],
});

/** What the drawer of a figure says of the days that it lacks. */
export const lackWords = bilingual({
  lacks: ['含数据不全的日子', 'Includes incomplete days'],
  lacksBefore: ['对比时段数据不全的日子', 'Incomplete days in the compared period'],
  withoutDays: ['没有收到、不计入的日子', 'Days not received, left out'],
});

/** What has yet to end, by what the row stands for. */
export const notOverWords = bilingual({
  day: ['今天，未结束', 'Today, not over'],
  week: ['本周，未结束', 'This week, not over'],
  month: ['本月，未结束', 'This month, not over'],
});
