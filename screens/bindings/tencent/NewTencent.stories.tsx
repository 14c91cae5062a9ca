import { offersNoConnection, saysThatItFailed, showsNoAccount } from '#storybook/plays/bindingPages.ts';
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
export const Connects = meta.story({ tags: ['no-picture'], ...back.connects });

/** The words of the kit, shown by Ocean Engine. */
export const ForeignState = meta.story({ tags: ['no-picture'], ...back.foreignState });

/** The table of the kit, shown by Ocean Engine. */
export const Empty = meta.story({
  tags: ['empty', 'no-picture'],
  parameters: { scenario: 'plan-ending' },
  play: showsNoAccount('还没有绑定腾讯广告账户'),
});

/** The note of the kit, shown by Ocean Engine. */
export const Failing = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'failing' },
  play: saysThatItFailed,
});

/** Without the right to ad accounts: the page of the shell. */
export const NoRight = meta.story({
  tags: ['no-picture'],
  parameters: { scenario: 'staff-ios' },
  play: offersNoConnection,
});
