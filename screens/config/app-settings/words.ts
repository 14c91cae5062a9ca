import { bilingual } from '#design-system';

/** What the settings of an app say. */
export const words = bilingual({
  countingTab: ['统计口径', 'Counting'],
  trackingTab: ['事件与参数', 'Events and parameters'],
  namingTab: ['命名规则', 'Naming rule'],
  save: ['保存', 'Save'],
  saved: ['已保存应用配置', 'App settings saved'],
  notSaved: ['没有保存应用配置，填写的内容都还在', "Couldn't save the app settings. What you entered is still here"],
  readOnly: ['只读：修改需要应用配置的编辑权限。', 'Read only. You need edit permission for App settings to change this.'],
  days: ['天', 'days'],
  dayCount: [(n: number) => `${n} 天`, (n: number) => (n === 1 ? '1 day' : `${n} days`)],

  time: ['时间', 'Time'],
  timeWhy: [
    (zone: string) => `时区随应用保存，供你的服务使用；控制台的报表统一按 ${zone} 分天。修改从次日生效，已有数据不重算。`,
    (zone: string) =>
      `The time zone is saved with the app for your service to use; reports in this console split days by ${zone}. Changes take effect the next day; existing data stays.`,
  ],
  timeZone: ['时区', 'Time zone'],
  zoneNow: [(now: string) => `现在是 ${now}`, (now: string) => `It is ${now} there now`],
  retentionRule: ['留存日的算法', 'How retention days are counted'],
  calendar: ['自然日', 'Calendar days'],
  calendarHint: ['激活当天是第 0 天，次日零点起是第 1 天', 'The day of the install is day 0. Day 1 begins at midnight'],
  hours: ['满 24 小时', 'Full 24 hours'],
  hoursHint: [
    '激活后每满 24 小时算一天，晚上激活的用户不吃亏',
    'Each 24 hours after the install is a day, so late installs aren’t cut short',
  ],

  windows: ['归因窗口', 'Attribution windows'],
  windowsWhy: [
    '点击或浏览后多少天内的激活归给它。渠道可以在渠道配置里另设。',
    'How many days after a click or a view an install is attributed to it. Channels can have their own in Channel settings.',
  ],
  clickWindow: ['点击归因窗口', 'Click window'],
  viewWindow: ['浏览归因窗口', 'View window'],

  template: ['行业模板', 'Industry template'],
  templateWhy: [
    '决定报表默认显示哪些列。自己选过列的成员不受影响。',
    'Decides which columns reports start with. Members who have chosen columns keep theirs.',
  ],
  industry: ['行业', 'Industry'],
  columns: ['模板的列', 'Columns of the template'],
  columnCount: [(n: number) => `${n} 列`, (n: number) => (n === 1 ? '1 column' : `${n} columns`)],
  noIndustry: ['选择行业后显示它的列。', 'Choose an industry to see its columns.'],

  events: ['事件', 'Events'],
  eventsWhy: [
    '数据回调里用这些名称；留空就显示事件的标识。关键事件是这个应用最看重的转化。',
    'Callbacks use these names. Left empty, the key is shown. Key events are the conversions this app cares about most.',
  ],
  event: ['事件标识', 'Event key'],
  chinese: ['中文名', 'Chinese name'],
  english: ['英文名', 'English name'],
  isKey: ['关键事件', 'Key event'],
  custom: ['自定义', 'Custom'],
  yesterday: [(n: string) => `昨天 ${n} 次`, (n: string) => `${n} yesterday`],
  keyNeeded: ['至少保留一个关键事件', 'Keep at least one key event'],

  parameters: ['自定义参数', 'Custom parameters'],
  parametersWhy: [
    '随事件上报的参数。左边是上报的标识，右边是显示的名称。',
    'Sent along with events: its key at the left, the name that is shown at the right.',
  ],
  parameterKey: ['参数标识', 'Parameter key'],
  addParameter: ['添加参数', 'Add parameter'],
  nameless: ['每个参数都要有标识和名称，标识不能重复', 'Each parameter needs a key and a name, and no key twice'],
  onH5: ['H5 应用不显示自定义事件和日志导出，也没有这一页。', 'H5 apps show no custom events and no log dump, and have no such page.'],
  none: ['没有', 'None'],
});
