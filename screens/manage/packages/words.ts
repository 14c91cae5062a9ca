import { bilingual } from '#design-system';
import { stateNames, tradeTerms } from '#app/lib/glossary/words.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`);

export const words = bilingual({
  base: ['母包', 'Base package'],
  baseNone: ['还没有母包，上传后才能打分包', 'No base package yet. Upload one to build channel packages'],
  baseFacts: [
    (version: string, day: string, size: string, signature: string) => `${version} · ${day} 上传 · ${size} · 签名 ${signature}`,
    (version: string, day: string, size: string, signature: string) => `${version} · uploaded ${day} · ${size} · signature ${signature}`,
  ],
  baseFailed: ['母包没有查到。', 'Couldn’t load the base package.'],
  upload: ['上传母包', 'Upload base package'],
  pendingFailed: ['没有查到是否有传了一半的母包。', 'Couldn’t check for an unfinished upload.'],
  rebuildOld: [(count: number) => `更新 ${count} 个旧包`, (count: number) => `Update ${many(count, 'old package', 'old packages')}`],
  unfit: ['这个平台没有安装包', 'This platform has no packages'],
  unfitCause: [
    '分包用于 Android、HarmonyOS 和快应用。这个应用的用户从商店或页面进入，用一键链接和推广活动统计即可。',
    'Channel packages are for Android, HarmonyOS and quick apps. People reach this app through a store or a page: use smart links and campaigns.',
  ],

  create: ['新建分包', 'Create package'],
  search: ['搜索包名、渠道或 ID', 'Search by name, channel or ID'],
  name: ['包名', 'Package'],
  channel: tradeTerms.channel,
  kind: ['类型', 'Kind'],
  kindPackage: tradeTerms.channelPackage,
  kindLink: tradeTerms.channelLink,
  version: ['版本', 'Version'],
  address: tradeTerms.downloadUrl,
  state: ['状态', 'Status'],
  downloads: ['近 7 天下载', 'Downloads, 7 days'],
  none: ['还没有分包', 'No channel packages yet'],
  noneCause: [
    '每个渠道一个包或一个链接，下载和激活就能按渠道统计。',
    'One package or link per channel, so that downloads and installs are counted by channel.',
  ],

  ready: ['可下载', 'Ready'],
  outdated: [(version: string) => `待更新到 ${version}`, (version: string) => `Update to ${version}`],
  outdatedPlain: ['待更新', 'Outdated'],
  building: [(share: number) => `打包中 ${share}%`, (share: number) => `Building ${share}%`],
  failed: [(why: string) => `打包失败：${why}`, (why: string) => `Build failed: ${why}`],
  unused: ['未使用', 'Not used yet'],
  disabled: stateNames.disabled,
  signatureDiffers: ['签名不一致', 'the signature differs'],
  otherReason: [(code: string) => `原因 ${code}`, (code: string) => `reason ${code}`],
  signatureFix: [
    '母包的签名和渠道登记的不同。用同一份证书签名后重新上传母包，再重新打包。',
    'The base package is signed with another certificate than the channel knows. Sign it with the same one, upload it again and rebuild.',
  ],

  open: ['查看详情', 'View details'],
  rebuild: ['重新打包', 'Rebuild'],
  rename: ['改名', 'Rename'],
  delete: ['删除', 'Delete'],
  download: ['下载', 'Download'],
  rebuilding: [(count: number) => `正在打 ${count} 个包`, (count: number) => `Building ${many(count, 'package', 'packages')}`],
  notRebuilt: ['没有开始打包', 'Couldn’t start the build'],
  deleteTitle: [(name: string) => `删除“${name}”？`, (name: string) => `Delete “${name}”?`],
  deleteText: ['它的下载地址会立刻失效，历史数据还在。', 'Its download URL stops working at once. Past data stays.'],
  deleted: [(name: string) => `已删除“${name}”`, (name: string) => `“${name}” deleted`],

  nameRule: ['只能用中文、字母、数字、下划线和连字符，最多 64 个字', 'Use letters, digits, underscores and hyphens, 64 at most'],
  kindHint: [
    '分包是给应用商店的安装包；分链接只统计下载，用母包。',
    'A channel package is built for a store. A channel link only counts downloads of the base package.',
  ],
  createCount: [(count: number) => `新建 ${count} 个`, (count: number) => `Create ${count}`],
  createdMany: [(count: number) => `已新建 ${count} 个`, (count: number) => `${count} created`],
  namesHint: [
    (first: string, count: number) => `每个渠道一个，如“${first}”，共 ${count} 个`,
    (first: string, count: number) => `One for each channel, such as “${first}”: ${count} in all`,
  ],
  channelNeeded: ['选择渠道', 'Choose a channel'],
  created: [(name: string) => `已新建“${name}”`, (name: string) => `“${name}” created`],
  renamed: [(name: string) => `已改名为“${name}”`, (name: string) => `Renamed to “${name}”`],
  notSaved: ['没有保存，填写的内容都还在', 'Couldn’t save. What you entered is still here'],

  facts: ['信息', 'Details'],
  link: ['下载', 'Download'],
  scan: ['用手机扫码下载', 'Scan it with a phone to download'],
  noAddress: ['打包完成后才有下载地址', 'The download URL appears when the build is done'],
});
