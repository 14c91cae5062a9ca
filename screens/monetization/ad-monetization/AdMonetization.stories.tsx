import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Ad monetization 变现广告',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/admobinfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const NotActive = meta.story({ parameters: { scenario: 'no-services' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/trafficmonetization/admobinfo?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios' } });
