import { bilingual } from '#design-system';

const s = (n: number) => (n === 1 ? '1 sub-campaign' : `${n.toLocaleString('en-US')} sub-campaigns`);

/** What is said while sub-campaigns are made and changed. */
export const words = bilingual({
  readOnly: ['没有编辑权限', "You can't edit sub-campaigns"],
  readOnlyCause: ['可请主账号或管理员授权推广活动管理的编辑权限。', 'Ask the owner or an admin for edit access to campaigns.'],
  chooseTitle: ['先选推广活动', 'Choose a campaign first'],
  chooseCampaign: ['推广活动', 'Campaign'],
  chooseHint: ['子活动沿用它的渠道、宏参数和归因窗口。', 'Sub-campaigns take over its channel, macros and attribution windows.'],
  rows: ['子活动', 'Sub-campaigns'],
  rowsWhy: [
    '左边是名称，右边是链接里的参数值。从表格复制两列可以一次粘贴多个。',
    'Names at the left, values of the link parameter at the right. Two columns of a sheet can be pasted at once.',
  ],
  rowName: ['子活动名称', 'Name'],
  addRow: ['再加一个', 'Add another'],
  name: ['名称', 'Name'],
  value: ['参数值', 'Parameter value'],
  valueWhy: [
    '用斜杠写更深的层级，最多三层：host_a/night/video_2 会成为 sub、sub2、sub3 三个参数。',
    'Write deeper levels with a slash, three at most: host_a/night/video_2 becomes the parameters sub, sub2 and sub3.',
  ],
  noRows: ['至少写一个子活动', 'Enter at least one sub-campaign'],
  half: [(name: string) => `“${name}”缺少名称或参数值`, (name: string) => `${name} lacks a name or a value`],
  twice: [(value: string) => `参数值“${value}”重复`, (value: string) => `The value ${value} is used twice`],
  gap: [(value: string) => `“${value}”有空的层级`, (value: string) => `${value} has an empty level`],
  deep: [(value: string) => `“${value}”超过三层`, (value: string) => `${value} has more than three levels`],
  differs: ['与推广活动不同', 'Different from the campaign'],
  differsWhy: [
    '留空就沿用推广活动的设置，推广活动修改后跟着变。',
    'Left empty, the campaign’s setting is used and follows when it changes.',
  ],
  url: ['目标地址', 'Destination URL'],
  deepLink: ['唤起地址', 'Deep link'],
  inherited: [(value: string) => `沿用：${value}`, (value: string) => `Campaign: ${value}`],
  inheritedNone: ['推广活动没有设置', 'Not set for the campaign'],
  preview: ['链接预览', 'Link preview'],
  previewNote: [(name: string) => name || '第一个子活动', (name: string) => name || 'First sub-campaign'],
  create: [(n: number) => (n === 0 ? '新建' : `新建 ${n} 个`), (n: number) => (n === 0 ? 'Create' : `Create ${n}`)],
  created: [(n: number) => `已新建 ${n} 个子活动`, (n: number) => `${s(n)} created`],
  saved: [(name: string) => `已保存“${name}”`, (name: string) => `${name} saved`],
  notSaved: ['没有保存子活动，填写的内容都还在', "Couldn't save the sub-campaigns. What you entered is still here"],
  valueChanges: [
    '已经投放的链接仍带旧的参数值，改后它们的点击只计入推广活动。',
    'Links that are out still carry the old value. Their clicks will count for the campaign alone.',
  ],
});
