import { bilingual } from '#design-system';

const s = (n: number) => (n === 1 ? '1 campaign' : `${n.toLocaleString('en-US')} campaigns`);

/** What the page of one group says. */
export const words = bilingual({
  members: ['推广活动', 'Campaigns'],
  search: ['搜索名称、ID、链接参数或落地页', 'Search name, ID, link parameters or landing page'],
  none: ['组里还没有推广活动', 'No campaigns in this group yet'],
  noneCause: ['从列表里选，或把名称粘贴进来。', 'Choose them from a list, or paste their names.'],
  noneCannot: ['有编辑权限的成员加入后会出现在这里。', 'Campaigns show up here once a member who can edit adds them.'],
  add: ['加入推广活动', 'Add campaigns'],
  addTo: [(name: string) => `加入“${name}”`, (name: string) => `Add to ${name}`],
  addAct: [(n: number) => (n === 0 ? '加入' : `加入 ${n} 个`), (n: number) => (n === 0 ? 'Add' : `Add ${n}`)],
  added: [(n: number) => `已加入 ${n} 个推广活动`, (n: number) => `${s(n)} added`],
  notAdded: ['没有加入推广活动', "Couldn't add the campaigns"],
  way: ['怎样选', 'How to choose'],
  choose: ['从列表选', 'Choose'],
  paste: ['粘贴名称', 'Paste names'],
  campaigns: ['推广活动', 'Campaigns'],
  chooseOne: ['至少选择一个推广活动', 'Choose at least one campaign'],
  names: ['名称或 ID，每行一个', 'Names or IDs, one per line'],
  namesHint: ['可以直接从表格里复制一列。', 'You can copy a column from a sheet.'],
  pasteOne: ['粘贴至少一个可以加入的推广活动', 'Paste at least one campaign that can be added'],
  summary: [
    (ready: number, moved: number, missing: number) =>
      `${ready} 个可以加入${moved > 0 ? `，其中 ${moved} 个从其他活动组移来` : ''}${missing > 0 ? `；${missing} 个没有找到` : ''}`,
    (ready: number, moved: number, missing: number) =>
      `${ready} can be added${moved > 0 ? `, ${moved} of them from another group` : ''}${missing > 0 ? `; ${missing} not found` : ''}`,
  ],
  looking: ['正在查找', 'Looking them up'],
  lookupFailed: ['没有查到这些名称，稍后再试。', 'Couldn’t look up the names. Try again in a moment.'],
  line: ['粘贴的内容', 'Pasted'],
  now: ['现在的活动组', 'Group now'],
  result: ['结果', 'Result'],
  ready: ['可以加入', 'Will be added'],
  member: ['已在组里', 'Already here'],
  missing: ['没有找到', 'Not found'],
  repeated: ['重复', 'Repeated'],
  noGroup: ['未分组', 'No group'],
  moveSelected: ['移到其他组', 'Move to another group'],
  takeOut: ['移出活动组', 'Remove from group'],
  takenOut: [(n: number) => `已移出 ${n} 个推广活动`, (n: number) => `${s(n)} removed from the group`],
  takeOutTitle: [(n: number) => `把 ${n} 个推广活动移出活动组？`, (n: number) => `Remove ${s(n)} from the group?`],
  takeOutText: ['链接和数据都保留，报表里归到“未分组”。', 'Links and data stay. In reports they count under no group.'],
  notFetched: ['没有取到所选的推广活动', "Couldn't load the selected campaigns"],
  facts: ['活动组', 'Group'],
  note: ['备注', 'Note'],
  count: ['推广活动', 'Campaigns'],
  countOf: [
    (all: number, running: number) => `${all} 个，${running} 个投放中`,
    (all: number, running: number) => `${all}, ${running} running`,
  ],
  archived: ['归档', 'Archived'],
  createdOn: ['创建日期', 'Created'],
  hidden: ['没有推广活动管理的权限，看不到组里的活动。', "You don't have access to campaigns, so the members of this group aren't shown."],
});
