import { expect, screen, within } from 'storybook/test';
import { saveAsCsv } from '#storybook/plays/saveAsCsv.ts';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Anti-cheat/Fraud insights 作弊场景洞察',
  tags: ['screen'],
  parameters: { at: '/anticheatposition/fake', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** Without the service stands what it gives (C-08). */
export const NotActive = meta.story({ parameters: { scenario: 'no-services' } });

export const Empty = meta.story({ tags: ['empty'], parameters: { at: '/anticheatposition/fake?v=1&t=2020-01-01_2020-01-07' } });

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const ChannelUser = meta.story({ parameters: { scenario: 'channel-ios' } });

export const OnAPhone = Filled.extend({ globals: { viewport: { value: 'phone' } } });

/** The evidence is about one channel, and a link says which. */
export const EvidenceOfAChannel = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/fake?evidence=101' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: /巨量引擎.*渠道|渠道.*巨量引擎/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载证据' }));
    await waitForToast('已下载（1）');
  },
});

/** What is past the rules of the app is marked: with its reason, of channels and of where they have bought. */
export const SubChannelsOfAChannel = meta.story({
  tags: ['no-picture'],
  parameters: { at: '/anticheatposition/fake?evidence=101' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: '按子渠道' });
    await expect(table).toHaveTextContent(/101-\d{4}/);
    await expect(canvas.getByText(/规则：点击注入 > 1.0%、点击泛滥 > 4.0% 标红/)).toBeVisible();
    const rows = within(table).getAllByRole('row').slice(1);
    const lines = await saveAsCsv({ canvas, userEvent }, /^导出：按子渠道$/);
    const saved = lines.filter(([sub = '']) => /^101-\d{4}$/.test(sub)).map(([sub]) => sub);
    await expect(saved).toHaveLength(rows.length);
    for (const [place, sub = '?'] of saved.entries()) await expect(rows[place]).toHaveTextContent(sub);
  },
});

/** A share of what was claimed before anything was blocked, channel by channel. */
export const WhyTheRate = meta.story({
  parameters: { at: '/anticheatposition/fake?figure=rate' },
  play: async ({ userEvent }) => {
    const drawer = await screen.findByRole('dialog', { name: '作弊率 · 时段合计' });
    await expect(await within(drawer).findAllByText('实时拦截 + 归因后判定')).not.toHaveLength(0);
    await userEvent.hover(drawer);
  },
});
