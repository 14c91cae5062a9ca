import { bilingual, inSentence } from '#design-system';

export const tableWords = bilingual({
  rows: ['明细', 'Details'],
  people: ['人数按时段去重', 'people counted once in the period'],
  peopleOfVersions: ['各版本用户有重叠', 'users overlap'],
  peopleAdded: ['人数为日均', 'people of an average day'],
  rest: [(count: string) => `其余 ${count} 个`, (count: string) => `${count} more`],
  include: ['只看', 'Show only'],
  exclude: ['排除', 'Exclude'],
  change: [(metric: string) => `${metric}${/\w$/.test(metric) ? ' ' : ''}较上期`, (metric: string) => `${metric} vs previous`],
  difference: ['差值', 'Difference'],
  part: ['占总变化', 'Share of change'],
  isNew: ['新', 'New'],
  causes: ['变化由谁造成', 'What made this change'],
  drill: [(name: string) => `下钻到${name}`, (name: string) => `Drill down to ${inSentence(name)}`],
  breakOut: ['按…细分', 'Break down by'],
  only: ['只看这一项', 'Show only this'],
  without: ['排除这一项', 'Exclude this'],
  trend: ['查看趋势', 'Show trend'],
  copyName: ['复制名称', 'Copy name'],
  newTab: ['在新标签页打开', 'Open in new tab'],
  draw: ['作图对比', 'Compare in chart'],
  saveColumns: ['列设置没有保存成功', 'Couldn’t save the column settings'],

  noRows: ['这段时间没有数据', 'No data in this period'],
  noRowsCause: [
    '所选时段内没有点击或激活；有第一次点击后几分钟内会出现。',
    'There were no clicks or installs in this period. Data appears within minutes of the first click.',
  ],
  noMatch: ['没有符合条件的行', 'No matching rows'],
  noMatchCause: [(what: string) => `当前条件：${what}。`, (what: string) => `Current filters: ${what}.`],
  clear: ['清除筛选', 'Clear filters'],
});
