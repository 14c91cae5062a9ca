import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Anti-cheat/Fraud report 数据报表明细',
  tags: ['screen'],
  parameters: { at: '/anticheatposition/IndicatorDetails', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const NotActive = meta.story({ parameters: { scenario: 'no-services' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/anticheatposition/IndicatorDetails?v=1&q=没有这个名字' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const Staff = meta.story({ parameters: { scenario: 'staff-ios' } });
