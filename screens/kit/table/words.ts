import { bilingual } from '#design-system';

export const tableWords = bilingual({
  include: ['只看', 'Only'],
  exclude: ['排除', 'Leave out'],
  change: [(metric: string) => `${metric}较上期`, (metric: string) => `${metric} vs prev.`],
  drill: [(name: string) => `下钻到${name}`, (name: string) => `Drill down to ${name.toLowerCase()}`],
  breakOut: ['按…细分', 'Break out by'],
  only: ['只看这一项', 'Only this'],
  without: ['排除这一项', 'Without this'],
  trend: ['看它的趋势', 'Draw its trend'],
  copyName: ['复制名称', 'Copy the name'],
  newTab: ['在新标签页打开', 'Open in a new tab'],
  draw: ['作图对比', 'Draw and compare'],
  saveColumns: ['列设置没有保存', 'The columns were not saved'],

  noRows: ['这段时间没有数据', 'There is nothing in this period'],
  noRowsCause: [
    '所选时段内没有点击或激活；有第一次点击后几分钟内会出现。',
    'No clicks or installs in this period. They appear minutes after the first click.',
  ],
  noMatch: ['没有符合条件的行', 'No row matches'],
  noMatchCause: [(what: string) => `当前条件：${what}。`, (what: string) => `Looking for: ${what}.`],
  clear: ['清除筛选', 'Clear filters'],
});
