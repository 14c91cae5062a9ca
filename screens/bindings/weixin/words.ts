import { bilingual } from '#design-system';

export const words = bilingual({
  confirm: ['确认授权', 'Confirm authorization'],
  reauthorize: ['重新授权', 'Reauthorize'],
  read: ['读取公众号广告账户与推广计划', 'Read ad accounts and campaigns of the official account'],
  reports: ['读取消耗报表', 'Read spend reports'],
  notReady: ['还没有可以关联的小程序', 'No mini program can be connected yet'],
  notReadyText: [
    '公众号广告的消耗要分到微信小程序应用。先新建一个微信小程序应用，再来授权。',
    'Ad spend of official accounts is counted for WeChat mini programs. Create one first, then authorize.',
  ],
  createApp: ['新建应用', 'Create app'],
  unknown: ['没有查到小程序的状态，可以照常授权', "Couldn't check your mini programs. You can authorize anyway"],
});
