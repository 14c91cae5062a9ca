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
  immatureEmpty: ['未到期和没有收到的数据为空', 'Data that isn’t mature yet or wasn’t received is left empty'],
});
