import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Restore email 恢复登录邮箱',
  tags: ['screen'],
  parameters: { at: '/restoreemail?message=00ff00ff', scenario: 'guest', layout: 'fullscreen' },
});

export const Filled = meta.story({ parameters: { pictures: [{ theme: 'dark' }, { width: 390 }] } });

export const English = meta.story({ parameters: { locale: 'en' } });

/** Used up, too old, or of a change that was cancelled. */
export const LinkIsOver = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '恢复原来的邮箱' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '链接已失效' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '忘记密码' })).toBeVisible();
  },
});
