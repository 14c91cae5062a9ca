import { bilingual } from '#design-system';

export const words = bilingual({
  tree: ['页面权限', 'Page permissions'],
  page: ['页面', 'Page'],
  search: ['搜索页面', 'Search pages'],
  onlyChecked: ['只看已勾选', 'Checked only'],
  noMatch: ['没有符合的页面', 'No page matches'],
  noMatchCause: ['换一个词，或取消“只看已勾选”。', 'Try another word, or clear “Checked only”.'],
  added: ['新增', 'Added'],
  removed: ['取消', 'Removed'],
  changed: ['改动', 'Changed'],
  notOnH5: ['H5 应用没有', 'Not for H5 apps'],
  open: [(all: number, open: number) => `${all} 项，${open} 项打开`, (all: number, open: number) => `${open} of ${all} on`],
  together: [
    (names: string, because: string) => `已同时勾选“${names}”：${because}需要它`,
    (names: string, because: string) => `Also checked: ${names}. ${because} needs it`,
  ],
  closedTogether: [
    (page: string, needs: string) => `已同时取消“${page}”：没有“${needs}”它是空的`,
    (page: string, needs: string) => `Also cleared: ${page}. Without ${needs} it is empty`,
  ],
  payWhat: ['金额、付费用户、ARPU', 'Amounts, payers, ARPU'],
  retentionWhat: ['次日到 30 日留存', 'Day 1 to day 30'],
  naturalWhat: ['关闭后只看推广带来的量', 'If off, only paid installs are shown'],
  topWhat: ['渠道与推广活动前 10', 'Top 10 channels and campaigns'],
  orderWhat: ['订单号与明细', 'Order IDs and details'],
  eventWhat: ['自定义事件', 'Custom events'],
});
