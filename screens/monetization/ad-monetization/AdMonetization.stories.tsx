import { expect, within } from 'storybook/test';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monetization/Ad monetization 变现广告',
  tags: ['screen'],
  parameters: { at: '/trafficmonetization/admobinfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** The same revenue by placement, with what is settled of it. */
export const ByPlacement = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: '广告收入 · 按变现平台' })).toHaveTextContent('穿山甲');
    await userEvent.click(await canvas.findByRole('radio', { name: '广告位' }));
    await expect(await canvas.findByRole('grid', { name: '广告收入 · 按广告位' })).toHaveTextContent('失败复活');
    await expect(canvas.getByText('已结算至 10-31，结算与预估只比较这些天')).toBeVisible();
    const rows = within(canvas.getByRole('grid', { name: '广告收入 · 按广告位' }))
      .getAllByRole('row')
      .slice(1);
    const lines = await saveAsCsv({ canvas, userEvent }, /^导出：广告位$/);
    const head = lines.findIndex(([name]) => name === '广告位');
    const saved = lines.slice(head + 1).filter(([name]) => name);
    await expect(saved).toHaveLength(rows.length);
    for (const [place, [name = '?']] of saved.entries()) await expect(rows[place]).toHaveTextContent(name);
  },
});

/** An app that does not pay for the service is said not to be shown. */
export const BesideAnUnpaidApp = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/trafficmonetization/admobinfo?v=1&vs=app:1003' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^对比分群：/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: '分群对比' })).not.toBeInTheDocument();
  },
});

export const NotActive = meta.story({ parameters: { scenario: 'no-services' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/trafficmonetization/admobinfo?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios' } });
