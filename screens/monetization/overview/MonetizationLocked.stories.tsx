import { applyForService } from '#storybook/plays/applyForService.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Not active 流量变现（未开通）',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/trafficmonetizationper', scenario: 'no-services', layout: 'fullscreen' },
});

export const NotActive = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const Applies = meta.story({ tags: ['no-picture'], play: applyForService });
