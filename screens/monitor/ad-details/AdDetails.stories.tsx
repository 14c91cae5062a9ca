import { expect, screen, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Monitor/Ad details 广告明细',
  tags: ['screen'],
  parameters: { at: '/monitor/advertisinginfo', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

export const English = meta.story({ parameters: { locale: 'en' } });

/** Without the service stands what it gives, on sample data, and one way to apply for it. */
export const NotOpen = meta.story({
  parameters: { scenario: 'no-services' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '申请开通' }));
    const dialog = await screen.findByRole('dialog', { name: /申请开通/ });
    await userEvent.click(within(dialog).getByRole('button', { name: '提交申请' }));
    await expect(await canvas.findByRole('button', { name: '已申请，审核中' })).toBeDisabled();
  },
});

export const Failing = meta.story({ parameters: { scenario: 'failing' } });

export const NothingMatches = meta.story({ tags: ['empty'], parameters: { at: '/monitor/advertisinginfo?v=1&q=没有这个名字' } });

export const Staff = meta.story({ parameters: { scenario: 'staff-ios' } });
