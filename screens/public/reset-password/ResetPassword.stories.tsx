import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Reset password 重置密码',
  tags: ['screen'],
  parameters: { at: '/resetpwd?message=00ff00ff&id=5', scenario: 'guest', layout: 'fullscreen' },
});

/** Of a mail to staff@provena.test: letters of the demo world carry the same code every time. */
const code = 'd6d462d43b1878d0e3fc6bba6aeb38bcd2c9bbb1bf15b758';

export const Filled = meta.story({
  parameters: { at: `/resetpwd?message=${code}&id=5` },
  beforeEach: async () => {
    await fetch('/api/reged/sendforgetpwdemail?email=staff%40provena.test');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^新密码/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: '设置新密码' }));
    await expect(await canvas.findByText('至少 8 位，要同时有字母与数字')).toBeInTheDocument();
  },
});

export const English = Filled.extend({
  parameters: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('For staff@provena.test')).toBeInTheDocument();
  },
});

export const SetsIt = Filled.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^新密码/), 'provenance-26{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: '新密码已生效' })).toBeInTheDocument();
  },
});

export const OfAnother = Filled.extend({
  parameters: { picture: { as: 'no-link' }, at: `/resetpwd?message=${code}&id=6` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '链接已失效' })).toBeInTheDocument();
  },
});

export const LinkIsUsedUp = meta.story({
  parameters: { picture: { as: 'no-link' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '链接已失效' })).toBeInTheDocument();
  },
});

export const NoLink = meta.story({ parameters: { at: '/resetpwd' } });
