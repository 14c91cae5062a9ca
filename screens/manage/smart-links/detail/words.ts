import { bilingual } from '#design-system';
import { tradeTerms } from '#app/lib/glossary/words.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`);

export const words = bilingual({
  editTemplate: ['编辑模板', 'Edit template'],
  editDone: ['结束编辑', 'Stop editing'],
  template: ['路由模板', 'Routing template'],
  changeTemplate: ['更换模板', 'Use another template'],
  sharedBy: [
    (name: string, links: number) => `${name} · ${links} 个链接共用`,
    (name: string, links: number) => `${name} · used by ${many(links, 'link', 'links')}`,
  ],
  sharedByNone: [(name: string) => `${name} · 还没有链接使用`, (name: string) => `${name} · not used by any link yet`],

  computed: ['按设置推算，不会真的点击', 'Computed from the settings. No link is really clicked'],
  click: [(url: string) => `点击 ${url}`, (url: string) => `Click on ${url}`],
  clickAny: ['点击链接', 'Click on the link'],
  guide: ['引导页“在浏览器打开”', 'Guide: open in the browser'],
  oneMore: ['多 1 步', '1 more step'],
  app: ['打开应用', 'The app opens'],
  store: ['应用商店', 'Store'],
  firstOpen: ['安装，首次打开', 'Install, first open'],
  deferred: ['延迟深度链接', 'Deferred deep link'],
  page: tradeTerms.landingPage,
  deadMissing: ['没有应用商店地址，点击停在这里', 'No store address. The click ends here'],
  deadInstalled: ['没有唤起地址，也没有商店和落地页', 'No deep link, no store and no landing page'],
  deadFailing: ['没有落地页，桌面上看不到任何内容', 'No landing page. There is nothing to show on a computer'],
  fillMissing: ['填写商店地址', 'Add a store address'],
  fillInstalled: ['填写唤起地址', 'Add a deep link'],
  fillFailing: ['填写落地页', 'Add a landing page'],
  guideWhy: [
    '微信不允许直接唤起应用和商店，所以多一步引导。',
    'WeChat opens neither apps nor stores by itself, so there is one more step.',
  ],
  notSet: ['未设置', 'Not set'],

  system: ['平台', 'System'],
  installed: ['已安装', 'Installed'],
  missing: ['未安装', 'Not installed'],
  failing: ['打不开时', 'If it can’t be opened'],
  installedHint: ['唤起地址，例如 xinghai://event/autumn', 'Deep link, for example xinghai://event/autumn'],
  missingHint: [
    '应用商店或下载页。留空时，没有安装的人没有落点。',
    'Store or download page. If empty, people without the app reach a dead end.',
  ],
  failingHint: ['应用打不开时显示的页面', 'The page to show if the app can’t be opened'],
  installedRule: [
    '填写唤起地址，如 xinghai://event/autumn，或完整的通用链接',
    'Enter a deep link such as xinghai://event/autumn, or a full universal link',
  ],
  missingRule: ['写出商店的名称，或以 https:// 开头的完整网址', 'Name the store, or enter a full URL starting with https://'],
  failingRule: ['填写以 http:// 或 https:// 开头的完整网址', 'Enter a full URL starting with http:// or https://'],
  desktopHint: ['电脑上显示的页面', 'The page to show on a computer'],

  link: ['链接', 'Link'],
  shortLink: ['短链', 'Short link'],
  created: ['创建', 'Created'],
  createdBy: ['创建人', 'Created by'],
  clicks: ['近 7 天点击', 'Clicks, 7 days'],
  openRate: ['直接打开率', 'Direct open rate'],
  copyLink: ['链接', 'link'],

  checks: ['检查', 'Checks'],
  fix: ['补上', 'Fix'],
  deadEnd: [(system: string) => `${system} 有人点击后没有落点`, (system: string) => `Some clicks on ${system} reach a dead end`],
  deadEndDetail: [
    (count: number) => `${count} 种情况停在空白页`,
    (count: number) => `${many(count, 'situation ends', 'situations end')} on a blank page`,
  ],
  detour: ['微信内多一步引导', 'One more step in WeChat'],
  detourDetail: [
    (count: number) => `${count} 种情况要先在浏览器打开`,
    (count: number) => `${many(count, 'situation has', 'situations have')} to open the browser first`,
  ],
  universalLink: ['通用链接文件已生效', 'The universal link file is in place'],
  otherCheck: [(code: string) => `检查项 ${code}`, (code: string) => `Check ${code}`],
  scan: ['用手机扫码，看它打开哪里', 'Scan it with a phone to see where it opens'],

  users: ['使用此模板的链接', 'Links that use this template'],
  usersNone: ['还没有链接使用这个模板', 'No link uses this template yet'],
  usersNoneCause: ['在一键链接列表里新建或修改链接时可以选它。', 'Choose it when you create or edit a link in the list of smart links.'],
  usersMore: [(count: number) => `另有 ${count} 个`, (count: number) => `${count} more`],

  name: ['模板名称', 'Template name'],
  save: ['保存模板', 'Save template'],
  savedFor: [
    (name: string, links: number) => (links > 0 ? `已保存“${name}”，${links} 个链接已跟着改变` : `已保存“${name}”`),
    (name: string, links: number) =>
      links > 0 ? `“${name}” saved. ${many(links, 'link follows', 'links follow')} it now` : `“${name}” saved`,
  ],
  notSaved: ['没有保存模板，填写的内容都还在', 'Couldn’t save the template. What you entered is still here'],
  follows: [
    (links: number) => (links > 0 ? `保存后 ${links} 个链接立刻跟着改变` : '还没有链接使用它，保存不影响任何点击'),
    (links: number) =>
      links > 0 ? `${many(links, 'link changes', 'links change')} as soon as you save` : 'No link uses it yet, so saving changes no click',
  ],
  blocked: [
    (count: number) => `新增 ${count} 种无落点，补上地址或恢复后才能保存`,
    (count: number) => `${many(count, 'new dead end', 'new dead ends')}. Add an address or restore the saved one before you save`,
  ],

  changes: ['和已保存的相比', 'Compared with what is saved'],
  changesNote: [(count: number) => `${count} 种情况会变`, (count: number) => `${many(count, 'situation changes', 'situations change')}`],
  noChanges: ['还没有改动', 'No changes yet'],
  noChangesCause: ['改动会先在矩阵里标出来，保存后才生效。', 'Changes are marked in the matrix first. They take effect when you save.'],
  nameOnly: ['落点没有变化', 'No outcome changes'],
  restore: [(system: string) => `恢复 ${system}`, (system: string) => `Restore ${system}`],
  newAddress: ['地址改变', 'New address'],
});
