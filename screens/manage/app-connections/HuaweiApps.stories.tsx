import { screen, within } from 'storybook/test';
import { waitForToast } from '#storybook/plays/waitForToast.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Manage/HUAWEI apps 华为绑定应用',
  tags: ['screen'],
  parameters: { at: '/manage/huaweiBindAppList', scenario: 'super-ios', layout: 'fullscreen' },
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
