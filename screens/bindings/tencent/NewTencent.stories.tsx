import { confirmsTheAccount } from '#storybook/plays/bindingPages.ts';
import { returnFrom } from '#storybook/plays/returnFrom.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Tencent Ads 腾讯广告',
  tags: ['screen'],
  parameters: { at: '/manage/newGdtBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const back = returnFrom({ media: 'gdt', path: '/manage/newGdtBindAccount', query: 'cid=2048%201166', state: 's1ewcwrg1' });

export const Filled = meta.story();

/** The confirmation of the kit, shown by Ocean Engine. */
export const Connects = meta.story({ tags: ['no-picture'], ...back, play: confirmsTheAccount });
