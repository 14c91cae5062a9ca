import { bilingual } from '#design-system';

/** What every analysis says of who is followed over days. */
export const cohortWords = bilingual({
  mean: ['平均', 'Average'],
  previous: ['上期', 'Previous period'],
  whole: ['整体', 'Overall'],
  source: ['来源', 'Source'],
  age: ['激活后', 'After install'],
  day: [(age: number) => (age === 0 ? '当日' : age === 1 ? '次日' : `${age} 日`), (age: number) => (age === 0 ? 'Day 0' : `Day ${age}`)],
  installDay: ['激活日', 'Install date'],
  installs: ['激活数', 'Installs'],
  week: ['激活周', 'Install week'],
  weekOf: [(day: string) => `${day} 起`, (day: string) => `Week of ${day}`],
  how: ['计算方式', 'Calculation'],
  cumulative: ['累计', 'Cumulative'],
  perInterval: ['每段', 'Per interval'],
  lacks: [(days: string) => `含数据不全的日子：${days}`, (days: string) => `includes days with incomplete data: ${days}`],
  lacksInFile: [(days: string) => `含数据不全的日子：${days}`, (days: string) => `Includes days with incomplete data: ${days}`],
  leavesOut: [(days: string) => `不计入没有收到的日子：${days}`, (days: string) => `leaves out days not received: ${days}`],
  leavesOutInFile: [(days: string) => `不计入没有收到的日子：${days}`, (days: string) => `Leaves out days not received: ${days}`],
  between: ['', ' '],
  nothingReceived: [(days: string) => `没有收到数据：${days}。`, (days: string) => `Not received: ${days}.`],
  nobody: ['这些日子里没有人可以统计。', 'There was nobody to follow on these days.'],
  allSmall: ['全部低于最小规模，不计入平均。', 'All of them are below the minimum size, so none is averaged.'],
  noCounterpart: ['上期没有可以对比的数据。', 'The previous period has nothing to compare with here.'],
  due: [(day: string) => `未到期：最早 ${day} 有数据。`, (day: string) => `Not yet mature: the number comes on ${day} at the earliest.`],
  dueFrom: [
    (first: string, last: string) => `未到期：最早 ${first} 有数据，${last} 全部到期。`,
    (first: string, last: string) =>
      `Not yet mature: the first number comes on ${first} at the earliest, and all of it is mature on ${last}.`,
  ],
  stillOpen: [(day: string) => `未到期，仍会变化：${day} 到期。`, (day: string) => `Not yet mature and still changing: final on ${day}.`],
  immatureEmpty: ['未到期和没有收到的数据为空', 'Data that isn’t mature yet or wasn’t received is left empty'],
});
