import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Remarketing details 再营销明细',
  tags: ['screen'],
  parameters: { at: '/monitor/remarketing', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const NotOpen = meta.story({ parameters: { scenario: 'no-services' } });

export const NotOpenInEnglish = NotOpen.extend({ parameters: { locale: 'en' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/monitor/remarketing?v=1&q=没有这个名字' } });
