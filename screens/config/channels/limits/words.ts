import { bilingual } from '#design-system';

/** What is said of the thresholds of reports. */
export const words = bilingual({
  title: ['报表口径', 'How reports mark and count'],
  note: ['对这个应用的所有人生效', 'For everybody in this app'],
  edit: ['修改', 'Edit'],
  save: ['保存', 'Save'],
  saved: ['报表口径已保存', 'Report settings saved'],
  notSaved: ['没有保存，填写的内容都还在', 'Couldn’t save. What you entered is still here'],
  organic: ['自然量', 'Organic'],
  organicLabel: ['自然量计入报表', 'Count organic traffic in reports'],
  organicOn: ['计入报表', 'In reports'],
  organicOff: ['不计入报表', 'Not in reports'],
  organicHint: ['没有点击过广告的激活，和它们之后的数据', 'Installs without an ad click, and what follows from them'],
  organicStops: [
    '关掉后，所有人的报表、导出和应用列表里都不含自然量，合计会变小。数据照常采集，打开后都在。',
    'Without it, reports, exports and the list of apps leave organic traffic out for everybody, and totals get smaller. Data is still collected and comes back with the switch.',
  ],
  outliers: [
    (share: string) => `超过 ${share} 且超过应用基准的 4 倍时标红`,
    (share: string) => `Marked above ${share} and above 4 times the app’s benchmark`,
  ],
  nullOutliers: [
    (share: string) => `超过 ${share}，且空值与有值之比超过来源中位的 4 倍时标红`,
    (share: string) => `Marked above ${share} and above 4 times the median ratio of postbacks without a value to those with one`,
  ],
  injection: ['点击注入', 'Click injection'],
  injectionHint: ['激活延迟报表：点击后 10 秒内激活的占比', 'Install delay: share of installs within 10 seconds of the click'],
  flooding: ['点击泛滥', 'Click flooding'],
  floodingHint: ['激活延迟报表：点击 1 天后才激活的占比', 'Install delay: share of installs a day or more after the click'],
  nullShare: ['SKAN 空值', 'Null share (SKAN)'],
  nullHint: ['SKAN 报表：没有转化值的回传占比', 'SKAN report: share of postbacks without a conversion value'],
});
