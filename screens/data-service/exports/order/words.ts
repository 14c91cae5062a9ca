import { bilingual } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';

export const words = bilingual({
  note: ['导出文件保留 7 天', 'Files stay for 7 days'],
  report: ['数据范围', 'Data'],
  period: ['日期', 'Dates'],
  noReport: ['没有可以导出的报表', 'No report to export'],
  noReportCause: ['导出的内容与报表相同，需要先有报表的查看权限。', 'A file holds what a report shows. You need access to a report first.'],

  presets: ['常用选择', 'Presets'],
  presetsNote: ['只有你能看到，日期不变', 'Only you see them. The dates stay as they are'],
  savePreset: ['保存为常用', 'Save as preset'],
  presetName: ['名称', 'Name'],
  presetHint: ['保存数据范围、字段、筛选和格式', 'Saves the data, fields, filters and format'],
  save: ['保存', 'Save'],
  presetSaved: [(name: string) => `已保存“${name}”`, (name: string) => `“${name}” saved`],
  removePreset: [(name: string) => `删除“${name}”`, (name: string) => `Delete “${name}”`],
  presetRemoved: [(name: string) => `已删除“${name}”`, (name: string) => `“${name}” deleted`],
  presetsFailed: ['常用选择没有加载出来', 'Couldn’t load the presets'],

  groups: ['字段分组', 'Field groups'],
  dimensions: ['维度', 'Dimensions'],
  search: ['搜索字段，支持拼音', 'Search fields'],
  found: ['搜索结果', 'Search results'],
  noField: ['没有匹配的字段', 'No matching field'],
  selectAll: ['全选', 'Select all'],
  chosenOf: [(count: number, all: number) => `已选 ${count} / ${all}`, (count: number, all: number) => `${count} of ${all} selected`],
  fieldsFailed: ['字段没有加载出来', 'Couldn’t load the fields'],
  fieldsFailedCause: [
    '服务没有正常应答。已选的内容都还在，可以重试。',
    'The service didn’t respond as expected. Your selection is still here; try again.',
  ],

  // why a field is locked.
  pay: ['需要付费数据权限', 'Needs revenue access'],
  retention: ['需要留存数据权限', 'Needs retention access'],
  natural: ['需要自然量权限', 'Needs organic access'],
  top: ['需要排行数据权限', 'Needs rankings access'],
  order: ['需要订单数据权限', 'Needs orders access'],
  event: ['需要事件数据权限', 'Needs events access'],
  notOnPlatform: [(platform: string) => `${platform} 没有这项数据`, (platform: string) => `Not available on ${platform}`],

  chosen: [(count: number) => `已选 ${count}`, (count: number) => `${count} selected`],
  chosenLabel: ['已选字段', 'Selected fields'],
  clear: ['清空', 'Clear'],
  up: [(name: string) => `上移${name}`, (name: string) => `Move ${name} up`],
  down: [(name: string) => `下移${name}`, (name: string) => `Move ${name} down`],
  remove: [(name: string) => `移除${name}`, (name: string) => `Remove ${name}`],
  orderNote: ['文件列顺序与此一致，维度在前', 'Columns of the file are in this order, dimensions first'],

  format: ['文件格式', 'File format'],
  generate: ['生成文件', 'Generate file'],
  ordered: [
    (name: string) => `正在生成“${name}”，完成后在报表下载里`,
    (name: string) => `Generating “${name}”. It appears under Report downloads`,
  ],
  notOrdered: ['没有开始生成，选择都还在，稍后再试', 'Couldn’t start. Your selection is still here; try again later'],
  readingRights: ['你的权限有变化，正在重新读取字段', 'Your access has changed. Reading the fields again'],
  lost: [
    (count: number) => `已选字段中有 ${count} 项你已无权查看，文件不含${count === 1 ? '它' : '它们'}`,
    (count: number) =>
      count === 1
        ? '1 selected field is no longer open to you. The file is without it'
        : `${count} selected fields are no longer open to you. The file is without them`,
  ],
  lostField: [(name: string, why: string) => `${name}（${why}）`, (name: string, why: string) => `${name} (${why})`],
  lostFields: [(names: string) => `${names}。其他选择都还在。`, (names: string) => `${names}. The rest of your selection is still here.`],
  removeLost: [(count: number) => `移除 ${count} 项`, (count: number) => `Remove ${count}`],
  and: ['、', ', '],
  noMetric: ['至少选一项指标', 'Choose at least one metric'],

  recent: tradeTerms.reportDownloads,
  all: ['查看全部', 'View all'],
  more: [(name: string) => `“${name}”的更多操作`, (name: string) => `More for “${name}”`],
  none: ['还没有导出过文件', 'No files yet'],
  noneCause: ['生成的文件会出现在这里。', 'Files that you generate appear here.'],
  recentFailed: ['文件列表没有加载出来', 'Couldn’t load the files'],
  recentFailedCause: ['正在生成的文件不受影响，可以重试。', 'Files that are being generated are not affected. Try again.'],
});

/** The headings under which the service offers fields. */
export const groupNames = bilingual({
  click: ['点击', 'Clicks'],
  install: ['激活', 'Installs'],
  retention: ['留存', 'Retention'],
  pay: ['付费', 'Revenue'],
  cost: ['成本', 'Cost'],
  engagement: ['参与', 'Engagement'],
  fraud: ['防作弊', 'Fraud protection'],
  wake: ['召回', 'Re-engagement'],
  monetization: ['变现', 'Monetization'],
});

export const dimensionNames = bilingual({
  day: ['日期', 'Date'],
  channel: tradeTerms.channel,
  group: tradeTerms.campaignGroup,
  campaign: tradeTerms.campaign,
  ad: ['广告', 'Ad'],
  country: ['国家/地区', 'Country/region'],
  os: ['系统', 'Operating system'],
  model: ['机型', 'Device model'],
  resolution: ['分辨率', 'Resolution'],
  language: ['语言', 'Language'],
  network: ['主要网络', 'Main network'],
  carrier: ['运营商', 'Carrier'],
  appVersion: ['应用版本', 'App version'],
  keyword: ['关键词', 'Keyword'],
});
