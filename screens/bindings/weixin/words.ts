import { bilingual } from '#design-system';

export const words = bilingual({
  notReady: ['还没有可以关联的小程序', 'No mini program can be connected yet'],
  notReadyText: [
    '公众号广告的消耗要分到微信小程序应用。先新建一个微信小程序应用，再来授权。',
    'Ad spend of official accounts is counted for WeChat mini programs. Create one first, then authorize.',
  ],
  createApp: ['新建应用', 'Create app'],
  unknown: ['没有查到小程序的状态，可以照常授权', "Couldn't check your mini programs. You can authorize anyway"],
});
