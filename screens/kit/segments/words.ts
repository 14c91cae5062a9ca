import { bilingual } from '#design-system';

export const segmentWords = bilingual({
  title: ['分群对比', 'Segments'],
  note: ['差异为后一列相对前一列', 'Differences are of the second to the first'],
  compare: ['对比分群', 'Compare segments'],
  pair: [(one: string, other: string) => `${one} / ${other}`, (one: string, other: string) => `${one} / ${other}`],
  add: ['对比', 'Compare'],
  chip: ['对比', 'Compared'],
  what: ['比较', 'Compare by'],
  app: ['应用', 'App'],
  first: ['甲', 'First'],
  second: ['乙', 'Second'],
  all: ['全部（当前条件）', 'Everything in view'],
  otherApp: ['与哪个应用比较', 'Beside which app'],
  choose: ['请选择', 'Choose'],
  show: ['并排显示', 'Show side by side'],
  metric: ['指标', 'Metric'],
  difference: ['差异', 'Diff.'],
  whole: ['全部', 'Everything'],
  noApp: [
    (app: string) => `没有查询应用 ${app}：它没有这份报表，或你没有它的权限。`,
    (app: string) => `App ${app} was not asked: it has no such report, or you may not see it.`,
  ],
  noField: [
    (field: string) => `这份报表不分${field}，没有按它对比。`,
    (field: string) => `This report knows no ${field}: nothing was compared by it.`,
  ],
  ofOneApp: [
    (app: string) => `推广活动、广告这类条件只属于当前应用，没有用于${app}。`,
    (app: string) => `Filters by campaign or ad belong to this app, and were not used for ${app}.`,
  ],
  hiddenIn: [
    (app: string, metrics: string) => `${app}中没有权限，未查询：${metrics}`,
    (app: string, metrics: string) => `Not asked for in ${app}, no permission: ${metrics}`,
  ],
});
