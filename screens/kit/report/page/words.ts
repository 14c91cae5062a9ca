import { bilingual, inSentence } from '#design-system';

export const reportWords = bilingual({
  updated: [(time: string) => `数据更新至 ${time}`, (time: string) => `Data through ${time}`],
  withoutNatural: ['不含自然量（无权限）', 'Organic excluded (no access)'],

  thenBy: ['次级维度', 'Secondary dimension'],
  search: [(name: string) => `搜索${name}名称`, (name: string) => `Search ${inSentence(name)} names`],

  waited: [(seconds: number) => `已等待 ${seconds} 秒`, (seconds: number) => `Loading for ${seconds} s`],
  cancel: ['取消', 'Cancel'],
  cancelled: ['已取消查询', 'Query canceled'],
  again: ['重新查询', 'Run again'],

  missing: ['渠道名称或列的设置没有加载。', 'Couldn’t load channel names or column settings.'],

  views: ['常用视图', 'Saved views'],
  saveView: ['保存当前视图…', 'Save this view…'],
  viewName: ['视图名称', 'View name'],
  firstView: ['默认视图', 'Default view'],
});
