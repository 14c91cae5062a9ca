import { bilingual } from '#design-system';

export const segmentWords = bilingual({
  title: ['分群对比', 'Segment comparison'],
  note: ['差异为后一列相对前一列', 'Difference: second segment vs first'],
  compare: ['对比分群', 'Compare segments'],
  pair: [(one: string, other: string) => `${one} / ${other}`, (one: string, other: string) => `${one} / ${other}`],
  add: ['对比', 'Compare'],
  chip: ['对比', 'Comparing'],
  what: ['比较', 'Compare by'],
  app: ['应用', 'App'],
  first: ['第一个分群', 'First segment'],
  second: ['第二个分群', 'Second segment'],
  all: ['全部（当前条件）', 'All (current filters)'],
  otherApp: ['对比的应用', 'App to compare with'],
  choose: ['选择', 'Choose'],
  show: ['并排显示', 'Show side by side'],
  metric: ['指标', 'Metric'],
  difference: ['差异', 'Difference'],
  whole: ['全部', 'All'],
  ofOneApp: [
    (app: string) => `推广活动、广告这类条件只属于当前应用，没有用于${app}。`,
    (app: string) => `Filters such as campaign or ad belong to the current app and weren’t applied to ${app}.`,
  ],
  absentIn: [
    (app: string, metrics: string) => `${app}没有：${metrics}。`,
    (app: string, metrics: string) => `Not available for ${app}: ${metrics}.`,
  ],
  hiddenIn: [
    (app: string, metrics: string) => `${app}中没有权限，未查询：${metrics}。`,
    (app: string, metrics: string) => `Left out for ${app} because you don’t have access: ${metrics}.`,
  ],
});
