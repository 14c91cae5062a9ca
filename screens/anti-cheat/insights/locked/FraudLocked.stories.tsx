import { applyForService } from '#storybook/plays/applyForService.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Anti-cheat/Not active 防作弊（未开通）',
  tags: ['screen'],
  parameters: { at: '/anticheatposition/anticheatpositioner?app=1003', scenario: 'super-harmony', layout: 'fullscreen' },
});

/** Asked for and not yet open: the menu leads here (C-08). */
export const NotActive = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const Applies = meta.story({ tags: ['no-picture'], play: applyForService });
