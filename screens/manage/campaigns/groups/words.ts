import { bilingual } from '#design-system';

const s = (n: number) => (n === 1 ? '1 campaign' : `${n.toLocaleString('en-US')} campaigns`);

/** What the list of campaign groups says, and what is done with one of them. */
export const words = bilingual({
  create: ['新建活动组', 'New group'],
  search: ['搜索名称、备注或 ID', 'Search name, note or ID'],
  name: ['活动组', 'Group'],
  note: ['备注', 'Note'],
  campaigns: ['推广活动', 'Campaigns'],
  running: ['投放中', 'Running'],
  archived: ['归档', 'Archived'],
  clicks: ['近 7 天点击', 'Clicks, 7 days'],
  installs: ['近 7 天激活', 'Installs, 7 days'],
  createdOn: ['创建日期', 'Created'],
  groupCount: [(n: number) => `${n} 个活动组`, (n: number) => (n === 1 ? '1 group' : `${n} groups`)],
  byGroup: ['按活动组看报表', 'Report by group'],
  ungrouped: [(n: number) => `${n} 个推广活动未分组`, (n: number) => (n === 1 ? '1 campaign is in no group' : `${s(n)} are in no group`)],
  ungroupedFailed: ['没有查到有多少推广活动未分组。', 'Couldn’t check how many campaigns are in no group.'],
  see: ['查看', 'View'],
  none: ['还没有活动组', 'No groups yet'],
  noneCanCreate: [
    '把同一次推广的活动放进一个组，报表就能按组看。',
    'Put the campaigns of one promotion into a group, and reports can be read by group.',
  ],
  noneCannot: ['有编辑权限的成员新建后会出现在这里。', 'Groups show up here once a member who can edit creates one.'],
  open: ['打开详情', 'Open details'],
  report: ['查看报表', 'View report'],
  edit: ['修改名称和备注', 'Rename and edit note'],
  rename: ['改名', 'Rename'],
  merge: ['合并到其他组', 'Merge into another group'],
  delete: ['删除', 'Delete'],
  deleteGroup: ['删除活动组', 'Delete group'],
  save: ['保存', 'Save'],
  created: [(name: string) => `已新建“${name}”`, (name: string) => `${name} created`],
  saved: [(name: string) => `已保存“${name}”`, (name: string) => `${name} saved`],
  notSaved: ['没有保存活动组，填写的内容都还在', "Couldn't save the group. What you entered is still here"],
  mergeTitle: [(name: string) => `合并“${name}”`, (name: string) => `Merge ${name}`],
  mergeAct: ['合并', 'Merge'],
  into: ['并入', 'Into'],
  target: ['活动组', 'group'],
  mergeText: [
    (name: string, n: number) => `${n} 个推广活动移到所选活动组，“${name}”随后删除，不能撤销。报表里的历史数据也按新的组归类。`,
    (name: string, n: number) =>
      `${s(n)} move${n === 1 ? 's' : ''} to the chosen group and ${name} is deleted. This can’t be undone. Past data in reports follows to the new group.`,
  ],
  merged: [(name: string, into: string) => `“${name}”已并入“${into}”`, (name: string, into: string) => `${name} merged into ${into}`],
  notMerged: ['没有合并活动组', "Couldn't merge the groups"],
  deleteTitle: [(name: string) => `删除“${name}”？`, (name: string) => `Delete ${name}?`],
  deleteEmpty: ['组里没有推广活动，删除不影响报表。', 'It has no campaigns. Reports don’t change.'],
  deleteText: [
    (n: number, archived: number) =>
      `组里的 ${n} 个推广活动${archived > 0 ? `（含归档 ${archived} 个）` : ''}不会删除，链接和数据都保留。选择它们的去处。`,
    (n: number, archived: number) =>
      `Its ${s(n)}${archived > 0 ? ` (${archived} archived)` : ''} stay${n === 1 ? 's' : ''}, with links and data. Choose where to put them.`,
  ],
  moveTo: ['推广活动移到', 'Move campaigns to'],
  noGroup: ['未分组', 'No group'],
  deleted: [(name: string) => `已删除“${name}”`, (name: string) => `${name} deleted`],
  notDeleted: ['没有删除活动组', "Couldn't delete the group"],
});
