import { bilingual } from '#design-system';

export const reportWords = bilingual({
  updated: [(time: string) => `数据更新至 ${time}`, (time: string) => `Up to date at ${time}`],
  zone: ['UTC+8', 'UTC+8'],
  hidden: [(names: string) => `无权限，未查询：${names}`, (names: string) => `Not asked for, no permission: ${names}`],
  unused: [
    (names: string) => `这份报表不分${names}，没有按它筛选`,
    (names: string) => `This report knows no ${names.toLowerCase()}: that filter was not used`,
  ],

  groupBy: ['维度', 'Group by'],
  thenBy: ['再按', 'Then by'],
  search: [(name: string) => `搜索${name}名称`, (name: string) => `Search ${name.toLowerCase()} names`],
  period: ['时段', 'Period'],

  waited: [(seconds: number) => `已等待 ${seconds} 秒`, (seconds: number) => `${seconds} s so far`],
  cancel: ['取消', 'Cancel'],
  cancelled: ['已取消查询', 'The question was cancelled'],
  again: ['重新查询', 'Ask again'],

  views: ['常用视图', 'Saved views'],
  viewsNote: ['只保存在这个浏览器', 'Kept in this browser only'],
  saveView: ['保存当前视图…', 'Save this view…'],
  viewName: ['视图名称', 'Name of the view'],
  save: ['保存', 'Save'],
  removeView: [(name: string) => `删除视图“${name}”`, (name: string) => `Delete the view ${name}`],
  firstView: ['默认视图', 'Default view'],
});
