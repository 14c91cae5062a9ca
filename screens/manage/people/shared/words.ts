import { bilingual } from '#design-system';
import { dataFlagNames } from '#app/lib/glossary/dataFlagNames.ts';
import { accountTerms, stateNames } from '#app/lib/glossary/words.ts';

/** Words of all pages about people and what they may do. */
export const peopleWords = bilingual({
  views: ['成员与权限的页面', 'Members and permissions views'],
  members: ['成员', 'Members'],
  roles: ['角色', 'Roles'],
  access: ['谁能看什么', 'Who sees what'],
  requests: ['权限申请', 'Access requests'],

  pay: dataFlagNames.pay,
  retention: dataFlagNames.retention,
  natural: dataFlagNames.natural,
  top: dataFlagNames.top,
  order: dataFlagNames.order,
  event: dataFlagNames.event,
  dataAccess: accountTerms.dataAccess,
  view: accountTerms.view,
  edit: accountTerms.edit,

  enabled: stateNames.enabled,
  disabled: stateNames.disabled,
  pending: ['待激活', 'Invited'],
  allApps: ['全部应用', 'All apps'],
  apps: [(n: number) => `${n} 个应用`, (n: number) => `${n} ${n === 1 ? 'app' : 'apps'}`],
  channels: ['可见渠道', 'Channels'],
  channelsHint: ['只能看到这些渠道的数据', 'They see data of these channels only'],
  allChannels: ['全部渠道', 'All channels'],
  seesAllChannels: ['没有选择渠道，TA 会看到全部渠道的数据。', 'No channel is chosen, so they see the data of every channel.'],
  people: [(n: number) => `${n} 人`, (n: number) => `${n} ${n === 1 ? 'person' : 'people'}`],
  and: ['、', ', '],
  noPreview: ['现在不能预览', 'The preview isn’t available right now'],
  settings: ['设置', 'Settings pages'],
});
