import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Lifecycle/Returning users by server 区服回流',
  tags: ['screen'],
  parameters: { at: '/userlifecycle/serveridbackflow', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const Empty = meta.story({
  tags: ['empty', 'no-picture'],
  parameters: { at: '/userlifecycle/serveridbackflow?v=1&t=2020-01-01_2020-01-07' },
});

export const WhyAServer = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/userlifecycle/serveridbackflow?figure=7,S2' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: /回流后7 日留存率 · S2/ });
    await expect(await within(drawer).findByText('到期的回流')).toBeVisible();
  },
});
