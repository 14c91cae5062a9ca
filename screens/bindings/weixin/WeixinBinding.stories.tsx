import { expect } from 'storybook/test';
import { confirmsTheAccount, saysThatItFailed } from '#storybook/plays/bindingPages.ts';
import { returnFrom } from '#storybook/plays/returnFrom.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Weixin Official Accounts 微信公众平台',
  tags: ['screen'],
  parameters: { at: '/manage/wxmpBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const back = returnFrom({ media: 'wxmp', path: '/manage/wxmpBindAccount', query: 'auth_code=c-1', state: 's5s0tbr1' });

export const Filled = meta.story();

/** Ad spend would be counted for no app (R-199: checkWeixinMP). */
export const NoMiniProgram = meta.story({
  parameters: { scenario: 'fresh-account' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('还没有可以关联的小程序')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '新建应用' })).toHaveAttribute('href', expect.stringMatching(/^\/manage\/appDetail/));
    // It is advice: who agrees now connects the app later.
    await expect(canvas.getByRole('button', { name: '去微信公众平台授权' })).toBeEnabled();
  },
});

/** The confirmation of the kit, shown by Ocean Engine. */
export const Connects = meta.story({ tags: ['no-picture'], ...back, play: confirmsTheAccount });

/** Whether there is a mini program is not known: that keeps nobody from authorizing. */
export const Failing = meta.story({
  parameters: { scenario: 'failing' },
  play: async ({ canvas }) => {
    await saysThatItFailed({ canvas });
    await expect(await canvas.findByText('没有查到小程序的状态，其他操作照常')).toBeVisible();
  },
});
