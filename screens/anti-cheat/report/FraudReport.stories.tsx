import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Anti-cheat/Fraud report 数据报表明细',
  tags: ['screen'],
  parameters: { at: '/anticheatposition/IndicatorDetails', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/anticheatposition/IndicatorDetails?v=1&q=没有这个名字' } });

/** The records that the rows are made of, as far as the report is narrowed. */
export const ToTheEvidence = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/IndicatorDetails?f=channel:101' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: '证据' }));
    const drawer = within(await screen.findByRole('dialog', { name: '证据记录' }));
    await expect(await drawer.findAllByRole('link', { name: /^设备轨迹：/ })).not.toHaveLength(0);
    for (const row of drawer.getAllByRole('row').slice(1)) await expect(row).toHaveTextContent('巨量引擎');
  },
});
