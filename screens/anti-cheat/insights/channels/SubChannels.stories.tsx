import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Anti-cheat/Fraud sub-channels 作弊子渠道',
  tags: ['screen'],
  parameters: { at: '/anticheatposition/fake?figure=sub:140:140-1081', scenario: 'super-ios', layout: 'fullscreen' },
});

/** Why the rate of one sub-channel is what it is: its parts, and the days that are judged on both sides. */
export const Why = meta.story({
  play: async ({ canvas }) => {
    const drawer = await screen.findByRole('dialog', { name: '作弊率 · 140-1081' });
    await expect(drawer).toHaveTextContent(/94.*435.*21\.61/);
    const parts = await canvas.findAllByLabelText('按子渠道');
    await expect(parts.map(({ textContent }) => textContent).join('\n')).toMatch(/140-1081.*21\.61/);
  },
});
