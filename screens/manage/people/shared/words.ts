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
  channelsHint: ['只能看到所选渠道的数据', 'They only see data of the channels you choose'],
  allChannels: ['全部渠道', 'All channels'],
  visibleApps: ['可见应用', 'Apps'],
  opensAllApps: ['让渠道用户看到全部应用？', 'Let a channel partner see all apps?'],
  opensAllChannels: ['让渠道用户看到全部渠道？', 'Let a channel partner see all channels?'],
  opensEverything: ['让渠道用户看到全部应用和全部渠道？', 'Let a channel partner see all apps and all channels?'],
  seesAllApps: ['TA 会看到与自己无关的应用。', 'They will see apps that don’t concern them.'],
  seesAllChannels: [
    'TA 会看到其他渠道的数据，包括以后新增的渠道。',
    'They will see the data of other channels, including channels added later.',
  ],
  people: [(n: number) => `${n} 人`, (n: number) => `${n} ${n === 1 ? 'person' : 'people'}`],
  and: ['、', ', '],
  noPreview: ['现在不能预览', 'The preview isn’t available right now'],
  settings: ['设置', 'Settings pages'],
});
