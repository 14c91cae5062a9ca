import { expect } from 'storybook/test';
import { ours } from '#app/api/ours/ours.ts';
import { confirmsTheAccount } from '#storybook/plays/bindingPages.ts';
import { returnFrom } from '#storybook/plays/returnFrom.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Google Ads 谷歌广告',
  tags: ['screen'],
  parameters: { at: '/manage/adwordsBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const back = returnFrom({ media: 'google', path: '/manage/adwordsBindAccount', query: 'code=4/c-1', state: 'spcf35r1' });

export const Filled = meta.story();

/** The confirmation of the kit, shown by Ocean Engine. */
export const Connects = meta.story({ tags: ['no-picture'], ...back, play: confirmsTheAccount });

/** Who came back is told by a call of ours. Without it nobody is sent out in vain, though what is confirmed could be stored. */
export const NotOffered = meta.story({
  tags: ['no-picture'], // The note of the kit, shown by Ocean Engine.
  parameters: { scenario: 'plain-backend', config: { lacks: [ours.connections.exchange.call] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('你的服务没有提供授权绑定')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /授权$/ })).toBeNull();
  },
});
