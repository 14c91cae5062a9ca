import { expect } from 'storybook/test';
import { expectNoOverflow, longWords } from '#storybook/plays/before/longWords.ts';
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

/** A name without a space breaks, and nothing is pushed out of the window. */
export const LongWord = meta.story({
  tags: ['no-picture'],
  beforeEach: longWords(/\/app\/findall/),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/WWW/)).length).toBeGreaterThan(1);
    await expectNoOverflow();
  },
});
