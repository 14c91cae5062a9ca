import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Activation delay 激活延迟分析',
  tags: ['screen'],
  parameters: { at: '/monitor/effectevaluate', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const OneChannel = meta.story({ parameters: { at: '/monitor/effectevaluate?v=1&f=channel:101' } });

export const Empty = meta.story({ parameters: { at: '/monitor/effectevaluate?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });
