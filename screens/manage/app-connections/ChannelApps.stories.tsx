import { expect, screen, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/Channel apps 渠道绑定应用',
  tags: ['screen'],
  parameters: { at: '/manage/channelBindAppList', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** The question of the kit. */
export const TakesAnAppOut = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findAllByRole('row', { name: /星海-主账户/ }))[0] ?? document.body;
    await userEvent.click(row.querySelector('[aria-haspopup="menu"]') ?? document.body);
    await userEvent.click(await screen.findByRole('menuitem', { name: '取消关联' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: '取消关联' }));
    await waitForToast('星海远征 已取消关联');
  },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { scenario: 'plan-ending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '还没有应用关联到这里的账户' })).toBeVisible();
  },
});
