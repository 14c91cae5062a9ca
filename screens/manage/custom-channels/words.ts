import { bilingual } from '#design-system';
import { accountTerms, stateNames } from '#app/lib/glossary/words.ts';

const channels = (n: number) => `${n} ${n === 1 ? 'channel' : 'channels'}`;

export const words = bilingual({
  search: ['搜索渠道名称、ID 或备注', 'Search name, ID or note'],
  name: ['渠道名称', 'Channel name'],
  note: ['备注', 'Note'],
  campaigns: ['推广活动', 'Campaigns'],
  unused: ['未使用', 'Not used'],
  campaignCount: [(n: number) => `${n} 个活动`, (n: number) => `${n} ${n === 1 ? 'campaign' : 'campaigns'}`],
  created: ['创建日期', 'Created'],
  state: ['状态', 'State'],
  enabled: stateNames.enabled,
  disabled: stateNames.disabled,
  enable: accountTerms.enable,
  disable: accountTerms.disable,
  none: ['还没有自定义渠道', 'No custom channels yet'],
  noneCause: [
    '媒体目录里没有的投放方式，例如短信、地推、公众号，可以建成自定义渠道。',
    'Create one for what no ad network covers: text messages, events, your own social accounts.',
  ],
  create: ['新建渠道', 'Create channel'],
  import: ['批量导入', 'Import'],
  edit: ['修改', 'Edit'],
  merge: ['合并到其他渠道', 'Merge into another'],
  delete: ['删除', 'Delete'],
  save: ['保存渠道', 'Save channel'],
  editTitle: ['修改渠道', 'Edit channel'],
  createdOne: [(name: string) => `渠道“${name}”已创建`, (name: string) => `Channel ${name} created`],
  savedOne: [(name: string) => `渠道“${name}”已保存`, (name: string) => `Channel ${name} saved`],
  free: ['名称可用', 'This name is free'],
  taken: ['这个名称已被媒体或其他渠道使用', 'An ad network or another channel has this name'],
  enabledOne: [(name: string) => `已启用“${name}”`, (name: string) => `${name} enabled`],
  disabledOne: [(name: string) => `已停用“${name}”`, (name: string) => `${name} disabled`],
  deleteTitle: [(name: string) => `删除渠道“${name}”？`, (name: string) => `Delete channel ${name}?`],
  deleteText: ['已有的数据保留在报表里，渠道不能再被选择。', 'Its data stays in reports. The channel can no longer be chosen.'],
  deleted: [(name: string) => `渠道“${name}”已删除`, (name: string) => `Channel ${name} deleted`],
  cannotDelete: [(name: string) => `“${name}”还不能删除`, (name: string) => `${name} can’t be deleted yet`],
  stillUsed: [
    (n: number) => `还有 ${n} 个推广活动使用它：`,
    (n: number) => `${n} ${n === 1 ? 'campaign still uses' : 'campaigns still use'} it:`,
  ],
  stillUsedNext: [
    '先把这些活动归档或换渠道，也可以合并到其他渠道。',
    'Archive these campaigns or move them first, or merge the channel into another one.',
  ],
  showCampaigns: ['查看当前应用的推广活动', 'View campaigns of this app'],
  checkFailed: ['没有查到渠道的使用情况', 'Couldn’t check where the channel is used'],
  close: ['知道了', 'Got it'],

  mergeTitle: [(name: string) => `合并“${name}”`, (name: string) => `Merge ${name}`],
  into: ['合并到', 'Merge into'],
  mergeText: [
    (name: string, n: number) => `“${name}”的 ${n} 个推广活动会移到所选渠道，之后“${name}”被删除。无法撤销。`,
    (name: string, n: number) =>
      `The ${n} ${n === 1 ? 'campaign' : 'campaigns'} of ${name} move to the chosen channel, and ${name} is deleted. This can’t be undone.`,
  ],
  mergeAct: ['合并渠道', 'Merge channels'],
  merged: [(from: string, into: string) => `“${from}”已合并到“${into}”`, (from: string, into: string) => `${from} merged into ${into}`],
  cancel: ['取消', 'Cancel'],

  importTitle: ['批量导入渠道', 'Import channels'],
  paste: ['粘贴渠道', 'Paste channels'],
  pasteHint: ['每行一个：名称，备注（可不填）。可以直接从表格复制', 'One per line: name, note (optional). You can copy from a spreadsheet'],
  ready: ['可导入', 'Ready'],
  repeated: ['重复', 'Duplicate'],
  exists: ['已存在', 'Already exists'],
  long: ['超过 30 个字', 'Longer than 30 characters'],
  done: ['已导入', 'Imported'],
  importAct: [(n: number) => (n ? `导入 ${n} 个` : '导入'), (n: number) => (n ? `Import ${channels(n)}` : 'Import')],
  imported: [
    (n: number, failed: number) => (failed ? `已导入 ${n} 个，${failed} 个失败` : `已导入 ${n} 个`),
    (n: number, failed: number) => (failed ? `${channels(n)} imported, ${failed} failed` : `${channels(n)} imported`),
  ],
});
