import { bilingual } from '#design-system';
import { accountTerms, stateNames, tradeTerms } from '#app/lib/glossary/words.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`);

export const words = bilingual({
  create: ['新建链接', 'Create link'],
  search: ['搜索名称、短码或 ID', 'Search by name, short code or ID'],
  name: ['链接', 'Link'],
  shortLink: ['短链', 'Short link'],
  template: ['路由模板', 'Routing template'],
  clicks: ['近 7 天点击', 'Clicks, last 7 days'],
  openRate: ['直接打开率', 'Direct open rate'],
  created: ['创建日期', 'Created'],
  createdBy: ['创建人', 'Created by'],
  campaign: tradeTerms.campaign,
  state: ['状态', 'Status'],
  healthy: stateNames.healthy,
  disabled: stateNames.disabled,
  deadEnds: [(count: number) => `${count} 种情况无落点`, (count: number) => many(count, 'dead end', 'dead ends')],
  noDeadEnds: ['没有无落点', 'No dead ends'],

  none: ['还没有一键链接', 'No smart links yet'],
  noneCause: [
    '一个链接按系统、点击位置和是否安装把人带到应用、商店或落地页。新建后可以印成二维码，也可以放进短信和公众号。',
    'One link leads to the app, a store or a landing page, depending on the system, on where it is clicked and on whether the app is installed.',
  ],

  open: ['查看落点', 'View outcomes'],
  edit: ['修改链接', 'Edit link'],
  enable: accountTerms.enable,
  disable: accountTerms.disable,
  delete: ['删除', 'Delete'],
  firstDisable: ['停用后才能删除', 'Disable the link before you delete it'],
  enabledOne: [(name: string) => `已启用“${name}”`, (name: string) => `“${name}” enabled`],
  disabledOne: [(name: string) => `已停用“${name}”`, (name: string) => `“${name}” disabled`],
  disableTitle: [(name: string) => `停用“${name}”？`, (name: string) => `Disable “${name}”?`],
  disableText: [
    (clicks: number | null) =>
      `${clicks === null ? '' : `近 7 天有 ${clicks.toLocaleString('en-US')} 次点击。`}停用后点击它的人会看到“链接已停用”，随时可以重新启用。`,
    (clicks: number | null) =>
      `${clicks === null ? '' : `It had ${many(clicks, 'click', 'clicks')} in the last 7 days. `}Whoever clicks it will see that the link is disabled. You can enable it again at any time.`,
  ],
  deleteTitle: [(name: string) => `删除“${name}”？`, (name: string) => `Delete “${name}”?`],
  deleteText: [
    '已发出的短链和二维码会立刻失效，无法恢复。',
    'Short links and QR codes that are already in use stop working at once. This can’t be undone.',
  ],
  deletedOne: [(name: string) => `已删除“${name}”`, (name: string) => `“${name}” deleted`],
  enabledMany: [(count: number) => `已启用 ${count} 个链接`, (count: number) => `${many(count, 'link', 'links')} enabled`],
  disabledMany: [(count: number) => `已停用 ${count} 个链接`, (count: number) => `${many(count, 'link', 'links')} disabled`],
  disableManyTitle: [(count: number) => `停用 ${count} 个链接？`, (count: number) => `Disable ${many(count, 'link', 'links')}?`],
  disableManyText: [
    '停用后点击它们的人会看到“链接已停用”，随时可以重新启用。',
    'Whoever clicks them will see that the link is disabled. You can enable them again at any time.',
  ],

  linkName: ['链接名称', 'Link name'],
  code: ['短码', 'Short code'],
  codeHint: [
    '2 到 32 个字母、数字、下划线或连字符，全平台唯一。留空自动生成。',
    '2 to 32 letters, digits, underscores or hyphens, unique in the whole service. Leave it empty to get one.',
  ],
  codeEdited: ['改短码后，旧短链立刻失效。', 'The old short link stops working as soon as you change the code.'],
  codeRule: ['只能用 2 到 32 个字母、数字、下划线或连字符', 'Use 2 to 32 letters, digits, underscores or hyphens'],
  moveSame: ['两个模板的落点相同，点击的人不会感到变化', 'Both templates lead to the same places. Nothing changes for a click'],
  moveChanges: [
    (count: number) => `换模板后，${count} 种情况的落点会变`,
    (count: number) => `With this template, ${many(count, 'situation ends', 'situations end')} elsewhere`,
  ],
  moveBroken: [
    (cells: readonly string[]) => `其中 ${cells.length} 种变成无落点：${cells.join('、')}`,
    (cells: readonly string[]) => `New dead ends: ${cells.join(', ')}`,
  ],
  noCampaign: ['不关联', 'None'],
  save: ['保存', 'Save'],
  createdOne: [(name: string) => `已创建“${name}”`, (name: string) => `“${name}” created`],
  savedOne: [(name: string) => `已保存“${name}”`, (name: string) => `“${name}” saved`],
  notSaved: ['没有保存，填写的内容都还在', 'Couldn’t save. What you entered is still here'],

  templates: ['路由模板', 'Routing templates'],
  templatesNote: ['改一处，用它的链接全部跟着变', 'A change applies to every link that uses it'],
  templateName: ['模板名称', 'Template name'],
  links: ['使用的链接', 'Links'],
  outcomes: ['落点', 'Outcomes'],
  newTemplate: ['新建模板', 'Create template'],
  startFrom: ['从这个模板开始', 'Start from'],
  templateCreated: [(name: string) => `已创建模板“${name}”`, (name: string) => `Template “${name}” created`],
  noTemplates: ['没有查到路由模板。', 'Couldn’t load the routing templates.'],
});
