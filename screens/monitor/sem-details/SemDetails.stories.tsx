import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/SEM details SEM 明细',
  tags: ['screen'],
  parameters: { at: '/monitor/keyword', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/monitor/keyword?v=1&q=没有这个词' } });

export const Staff = meta.story({ parameters: { scenario: 'staff-ios' } });
