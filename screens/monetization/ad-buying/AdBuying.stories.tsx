import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Ad buying 广告投放',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/adsenseinfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const NotActive = meta.story({ parameters: { scenario: 'no-services' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/trafficmonetization/adsenseinfo?v=1&q=没有这个名字' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios' } });
