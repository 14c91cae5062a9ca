import { bilingual } from '#design-system';

export const words = bilingual({
  title: [
    (count: number) => `链接中有 ${count} 项内容没有打开`,
    (count: number) => `${count} ${count === 1 ? 'part' : 'parts'} of this link couldn’t be opened`,
  ],
  lostTitle: [
    (count: number) => `你的权限有变化，${count} 项内容不再显示`,
    (count: number) => `Your permissions have changed. ${count} ${count === 1 ? 'part is' : 'parts are'} no longer shown`,
  ],
  ownTitle: [
    (count: number) => `你的报表列有 ${count} 项没有显示`,
    (count: number) => `${count} of your report columns ${count === 1 ? 'isn’t' : 'aren’t'} shown`,
  ],
  also: ['；', '. '],
  line: [(what: string, why: string) => `${what}：${why}`, (what: string, why: string) => `${what}: ${why}`],
  ofMetrics: [(metrics: string, parts: string) => `${parts}“${metrics}”`, (metrics: string, parts: string) => `${parts} “${metrics}”`],
  several: [(count: number, part: string) => `${count} 项${part}`, (count: number, part: string) => `${count} ${part}s`],
  and: ['、', ', '],

  access: [(flags: string) => `需要${flags}数据权限`, (flags: string) => `requires access to ${flags} data`],
  lost: [
    (flags: string) => `页面打开期间，你的${flags}数据权限已取消`,
    (flags: string) => `your access to ${flags} data was removed while this page was open`,
  ],
  platform: [(platform: string) => `${platform} 没有这项数据`, (platform: string) => `not available on ${platform}`],
  report: ['这个页面不支持', 'not supported on this page'],
  unseen: ['已不存在、没有数据，或你没有权限', 'deleted, without data, or not visible to you'],
  unknown: ['当前版本没有，或链接不完整', 'not in this version, or the link is incomplete'],
  retired: ['当前版本没有', 'not in this version'],
  own: ['你的角色只能看自己的渠道', 'your role sees its own channels only'],
  length: [(days: number) => `最多 ${days} 天`, (days: number) => `${days} days at most`],
  future: ['还没有开始', 'hasn’t begun yet'],
  newer: ['链接来自更新的版本，重新加载后可能可以打开', 'the link is from a newer version. Reloading may open it'],

  ask: ['申请权限', 'Request access'],
  askTitle: ['申请数据权限', 'Request data access'],
  requestText: [
    (page: string, app: string, flags: string, role: string) => `申请“${page}”（${app}）的${flags}数据权限。\n角色：${role}\n用途：`,
    (page: string, app: string, flags: string, role: string) =>
      `I’d like access to ${flags} data in “${page}” (${app}).\nRole: ${role}\nReason: `,
  ],
});

/** What the parts of a link are called. */
export const partNames = bilingual({
  period: ['时段', 'period'],
  filter: ['筛选条件', 'filter'],
  limit: ['数值条件', 'metric condition'],
  column: ['列', 'column'],
  ownColumn: ['报表列', 'report column'],
  report: ['报表', 'report'],
  sort: ['排序', 'sort order'],
  chart: ['图表', 'chart'],
  figure: ['数字说明', 'number details'],
  segment: ['对比分群', 'comparison segment'],
  grouping: ['维度', 'dimension'],
  traffic: ['流量范围', 'traffic type'],
  page: ['页码', 'page number'],
  setting: ['页面设置', 'page setting'],
  version: ['版本', 'version'],
  organic: ['合计里的自然量', 'organic traffic in totals'],
  channels: ['合计里的其他渠道', 'other channels in totals'],
});
