import { expect } from 'storybook/test';
import { ours } from '#app/api/ours/ours.ts';
import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Weibo 微博',
  tags: ['screen'],
  parameters: { at: '/manage/weiboBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({ '客户 UID': '440182', 'Access Token': canarySecret }),
});

/** The call that connects is ours. A service without it says so before anything is typed. */
export const NotOffered = meta.story({
  parameters: { scenario: 'plain-backend', config: { lacks: [ours.ourBindings.weibo.create.call, ours.ourBindings.weibo.update.call] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你的服务不能绑定微博账户')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('button', { name: '粘贴凭证' })).toBeNull();
  },
});
