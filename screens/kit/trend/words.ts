import { bilingual } from '#design-system';

export const noteWords = bilingual({
  add: ['添加注记…', 'Add a note…'],
  title: ['图上的注记', 'Notes on the chart'],
  own: ['只有你在这个浏览器里看得到；图上最多画最近 3 条。', 'Only you see them, in this browser. The chart draws the latest three.'],
  day: ['日期', 'Day'],
  text: ['发生了什么', 'What happened'],
  save: ['添加', 'Add'],
  remove: [(text: string) => `删除注记“${text}”`, (text: string) => `Delete the note ${text}`],
});

export const trendWords = bilingual({
  allRows: ['全部行，不受搜索和指标条件影响', 'All rows, whatever is searched for or limited'],
  each: ['汇总方式', 'Rows'],
  eachAll: ['汇总', 'Sum'],
  eachDay: ['按日', 'Daily'],
  eachHour: ['按时', 'Hourly'],
  lines: ['作图', 'Lines'],
  linesTotal: ['合计', 'Total'],
  linesTop: [(name: string) => `前 5 名${name}`, (name: string) => `Top 5 by ${name.toLowerCase()}`],
  linesPicked: [(count: number) => `已选 ${count} 行`, (count: number) => `${count} picked rows`],
  chartMetric: ['图表指标', 'Metric of the chart'],
});
