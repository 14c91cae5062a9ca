import { bilingual } from '../../foundation/words.ts';
import type { Day } from '../../foundation/period/days.ts';

/** The words of the date range, in one place because several parts share them. */
export const words = bilingual({
  today: ['今日', 'Today'],
  yesterday: ['昨日', 'Yesterday'],
  last7: ['近 7 天', 'Last 7 days'],
  last14: ['近 14 天', 'Last 14 days'],
  last30: ['近 30 天', 'Last 30 days'],
  last90: ['近 90 天', 'Last 90 days'],
  thisWeek: ['本周', 'This week'],
  lastWeek: ['上周', 'Last week'],
  thisMonth: ['本月', 'This month'],
  lastMonth: ['上月', 'Last month'],

  presets: ['常用日期', 'Presets'],
  choose: ['选择日期', 'Choose dates'],
  start: ['开始日期', 'Start date'],
  end: ['结束日期', 'End date'],
  required: ['必填', 'required'],
  cancel: ['取消', 'Cancel'],
  apply: ['应用', 'Apply'],
  days: [(count: number) => `${count} 天`, (count: number) => (count === 1 ? '1 day' : `${count} days`)],

  compare: ['对比', 'Compare'],
  compareWith: ['对比方式', 'Compare with'],
  previous: ['上期', 'Previous period'],
  lastYear: ['去年同期', 'Previous year'],
  from: ['自定义', 'Custom'],
  compareStart: ['对比开始日期', 'Comparison start date'],
  matchWeekdays: ['按星期对齐', 'Match weekdays'],
  against: [(range: string) => `对比 ${range}`, (range: string) => `vs ${range}`],

  unfinished: ['今日未结束', 'Today isn’t over yet'],
  unfinishedAt: [(time: string) => `截至 ${time}，未结束`, (time: string) => `Through ${time}, day not over`],
  fullDaysOnly: [(range: string) => `只对比完整的天 ${range}`, (range: string) => `Only full days are compared, ${range}`],
  nothingToCompare: ['今日未结束，没有完整的天可以对比', 'Today isn’t over yet, so there’s no full day to compare'],

  comma: ['，', ', '],
  semicolon: ['；', '. '],
  limitedTo: [(days: number) => `一次最多 ${days} 天`, (days: number) => `Up to ${days === 1 ? '1 day' : `${days} days`}`],
  limitedFrom: [(day: Day) => `最早 ${day}`, (day: Day) => `From ${day} on`],
  incomplete: ['填写开始日期和结束日期', 'Enter a start date and an end date'],
  reversed: ['开始日期晚于结束日期', 'The start date is after the end date'],
  tooEarly: [(day: Day) => `${day} 之前没有数据`, (day: Day) => `No data before ${day}`],
  tooLate: [(day: Day) => `不能晚于 ${day}`, (day: Day) => `Choose ${day} or earlier`],
  tooLong: [
    (days: number, max: number) => `已选 ${days} 天，一次最多 ${max} 天`,
    (days: number, max: number) => `${days} days selected. The limit is ${max}`,
  ],
  compareTooEarly: [(day: Day) => `对比日期从 ${day} 起才有数据`, (day: Day) => `Comparison data starts on ${day}`],
  compareTooLate: ['对比日期要在今日之前结束', 'The comparison must end before today'],
});
