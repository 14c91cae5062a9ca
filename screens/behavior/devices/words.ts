import { bilingual } from '#design-system';

export const words = bilingual({
  shares: ['构成', 'Breakdown'],
  sharesNote: ['占活跃用户', 'share of active users'],
  os: ['系统版本', 'System version'],
  model: ['机型', 'Device model'],
  country: ['国家/地区', 'Country/region'],
  active: ['活跃用户', 'Active users'],
  movers: ['变化最大', 'Changed most'],
  moversNote: ['占比变化，与上期同长', 'change of share against the previous period'],
  name: ['名称', 'Name'],
  kind: ['维度', 'Breakdown'],
  now: ['占比', 'Share'],
  before: ['上期', 'Previous'],
  change: ['变化', 'Change'],
  noComparison: [
    '选择对比时段后，这里列出占比变化最大的机型、系统与地区。',
    'Compare with another period to see which models, systems and regions changed most.',
  ],
  none: ['这段时间没有人打开过应用', 'Nobody opened the app in this period'],
  noneCause: ['换一段时间，或清除筛选。', 'Choose another period or clear the filters.'],
  failed: ['构成没有加载出来', 'Couldn’t load the breakdown'],
});
