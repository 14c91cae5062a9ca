import { bilingual } from '#design-system';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${more}`);

export const words = bilingual({
  create: ['新增地址', 'Add URL'],
  search: ['搜索名称或地址', 'Search by name or URL'],
  name: ['名称', 'Name'],
  url: ['地址', 'URL'],
  kind: ['类型', 'Kind'],
  store: ['应用商店', 'App store'],
  package: ['安装包', 'Package'],
  page: ['落地页', 'Landing page'],
  channel: ['渠道', 'Channel'],
  channelsFailed: ['渠道名称没有加载，表里显示渠道 ID。', 'Couldn’t load channel names. The table shows channel IDs.'],
  channelHint: ['指定渠道后，只在它的推广活动里提供', 'With a channel, only its campaigns are offered this URL'],
  anyChannel: ['全部渠道', 'All channels'],
  state: ['状态', 'Status'],
  reachable: ['可访问', 'Reachable'],
  unreachable: ['打不开：不是 https 地址', 'Can’t be opened: not an https URL'],
  unchecked: ['没有检查过', 'Not checked'],
  used: ['使用的推广活动', 'Campaigns'],
  isDefault: ['默认', 'Default'],
  defaultLabel: ['设为默认地址', 'Make it the default URL'],
  defaultHint: [
    '新建推广活动时排在最前面。每个渠道只有一个默认地址。',
    'New campaigns offer it first. There is one default URL per channel.',
  ],
  none: ['还没有下载地址', 'No download URLs yet'],
  noneCause: [
    '推广活动把没有安装应用的人带到这里：应用商店、安装包或落地页。',
    'Campaigns lead people without the app here: to a store, a package or a landing page.',
  ],
  noMatch: ['没有符合条件的地址', 'No matching URLs'],
  edit: ['修改', 'Edit'],
  save: ['保存', 'Save'],
  delete: ['删除', 'Delete'],
  inUse: [
    (count: number) => `${count} 个推广活动在用，换掉后才能删除`,
    (count: number) => `${many(count, 'campaign uses', 'campaigns use')} it. Change that before you delete it`,
  ],
  deleteTitle: [(name: string) => `删除“${name}”？`, (name: string) => `Delete “${name}”?`],
  deleteText: ['没有推广活动在用它。删除后可以重新新增。', 'No campaign uses it. You can add it again.'],
  deleted: [(name: string) => `已删除“${name}”`, (name: string) => `“${name}” deleted`],
  undone: [(name: string) => `已新增“${name}”`, (name: string) => `“${name}” added`],
  saved: [(name: string) => `已保存“${name}”`, (name: string) => `“${name}” saved`],
  notSaved: ['没有保存，填写的内容都还在', 'Couldn’t save. What you entered is still here'],
  storeRule: [
    (hosts: readonly string[]) => `应用商店的地址在 ${hosts.join(' 或 ')} 下`,
    (hosts: readonly string[]) => `Store URLs are on ${hosts.join(' or ')}`,
  ],
  packageRule: ['安装包的地址以 .apk、.aab 或 .hap 结尾', 'Package URLs end with .apk, .aab or .hap'],
  insecure: ['不是 https 地址，多数手机不会打开', 'This is not an https URL. Most phones won’t open it'],
});
