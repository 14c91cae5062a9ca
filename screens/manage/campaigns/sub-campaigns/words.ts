import { bilingual } from '#design-system';

const s = (n: number) => (n === 1 ? '1 sub-campaign' : `${n.toLocaleString('en-US')} sub-campaigns`);

/** What the pages of sub-campaigns have in common. */
export const words = bilingual({
  one: ['子活动', 'Sub-campaign'],
  of: [(name: string) => `“${name}”的子活动`, (name: string) => `Sub-campaigns of ${name}`],
  search: ['搜索名称、参数值或 ID', 'Search name, parameter value or ID'],
  name: ['子活动', 'Sub-campaign'],
  campaign: ['推广活动', 'Campaign'],
  value: ['参数值', 'Parameter value'],
  link: ['监测链接', 'Tracking link'],
  state: ['状态', 'Status'],
  clicks: ['近 7 天点击', 'Clicks, 7 days'],
  installs: ['近 7 天激活', 'Installs, 7 days'],
  create: ['新建子活动', 'New sub-campaigns'],
  none: ['还没有子活动', 'No sub-campaigns yet'],
  noneCanCreate: [
    '给主播、门店或素材各建一个，链接共用推广活动的设置，数据分开统计。',
    'Make one for each streamer, shop or creative. They share the settings of the campaign and are counted apart.',
  ],
  noneCannot: ['有编辑权限的成员新建后会出现在这里。', 'Sub-campaigns show up here once a member who can edit creates one.'],
  open: ['打开详情', 'Open details'],
  edit: ['编辑', 'Edit'],
  enable: ['启用', 'Enable'],
  disable: ['停用', 'Disable'],
  delete: ['删除', 'Delete'],
  enabled: [(name: string) => `已启用“${name}”`, (name: string) => `${name} enabled`],
  disabled: [(name: string) => `已停用“${name}”`, (name: string) => `${name} disabled`],
  enabledMany: [(n: number) => `已启用 ${n} 个子活动`, (n: number) => `${s(n)} enabled`],
  disabledMany: [(n: number) => `已停用 ${n} 个子活动`, (n: number) => `${s(n)} disabled`],
  deleted: [(name: string) => `已删除“${name}”`, (name: string) => `${name} deleted`],
  deleteTitle: [(name: string) => `删除“${name}”？`, (name: string) => `Delete ${name}?`],
  deleteText: [
    '链接仍能打开，之后的点击只计入推广活动，不再分开统计。不能撤销。',
    'Its link still opens. Later clicks count for the campaign alone. This can’t be undone.',
  ],
  save: ['保存', 'Save'],
});
