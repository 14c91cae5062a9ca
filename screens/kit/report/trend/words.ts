import { bilingual, inSentence } from '#design-system';

export const noteWords = bilingual({
  add: ['添加注记…', 'Add note…'],
  title: ['图上的注记', 'Chart notes'],
  own: [
    '只有你能在这个浏览器里看到；图上最多显示最近 3 条。',
    'Only you can see these notes, in this browser. The chart shows the latest 3.',
  ],
  day: ['日期', 'Date'],
  text: ['发生了什么', 'What happened'],
  save: ['添加注记', 'Add note'],
  remove: [(text: string) => `删除注记“${text}”`, (text: string) => `Delete note “${text}”`],
});

export const trendWords = bilingual({
  allRows: ['全部行，不受搜索和指标条件影响', 'All rows, ignoring the search and metric filters'],
  toDate: ['按激活日累计至今，越近的日期累计时间越短', 'Cumulative to date by install date: recent dates have had less time to grow'],
  eachDay: ['按日', 'Daily'],
  eachHour: ['按时', 'Hourly'],
  lines: ['作图', 'Lines'],
  linesTotal: ['合计', 'Total'],
  linesTop: [(name: string) => `前 5 名${name}`, (name: string) => `Top 5 by ${inSentence(name)}`],
  linesPicked: [(count: number) => `已选 ${count} 行`, (count: number) => `${count} selected`],
  chartMetric: ['图表指标', 'Chart metric'],
});
