import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Sample apps 示例应用列表',
  tags: ['screen'],
  parameters: { at: '/demolist', scenario: 'guest', layout: 'fullscreen' },
});

export const SignedOut = meta.story({ parameters: { pictures: [{ state: 'hover' }] } });

export const English = meta.story({ parameters: { locale: 'en' } });

export const OfSomebodySignedIn = meta.story({
  parameters: { scenario: 'staff-ios' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('当前登录的是 staff@provena.test')).toBeInTheDocument();
  },
});

export const OpensAnApp = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '打开数据概览：星海商城（微信小程序）' }));
    await waitFor(() => expect(document.title).toBe('数据概览 · 星海商城 微信小程序 · Provena 溯源'));
    await expect(await canvas.findByRole('button', { name: /体验用户/ })).toBeInTheDocument();
  },
});

/** An installation without a demo account says so, and offers no press that would fail. */
export const NoDemoAccount = meta.story({
  // The cards are those of the pictures above, without their button.
  tags: ['no-picture'],
  parameters: { config: { demo: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('这里没有体验账号，示例应用不能打开。')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /打开数据概览/ })).toBeNull();
  },
});
