import { offersNoConnection, saysThatItFailed, showsNoAccount } from '#storybook/plays/bindingPages.ts';
import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import { returnFrom } from '#storybook/plays/returnFrom.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Kuaishou 快手磁力引擎',
  tags: ['screen'],
  parameters: { at: '/manage/kuaishouBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

const back = returnFrom({ media: 'kuaishou', path: '/manage/kuaishouBindAccount', query: 'auth_code=c-1', state: 's19bigry1' });

export const Filled = meta.story();

/** The confirmation of the kit, shown by Ocean Engine. */
export const Connects = meta.story({ tags: ['no-picture'], ...back.connects });

/** The words of the kit, shown by Ocean Engine. */
export const ForeignState = meta.story({ tags: ['no-picture'], ...back.foreignState });

/** By the keys of an app of one's own: tested, connected, and nothing of the secret is left on the page. */
export const ByCredentials = meta.story({
  parameters: { at: '/manage/kuaishouBindAccount?by=credentials' },
  play: connectAccount({ '广告主 ID': '66201187', 'App ID': '165908', Secret: canarySecret }),
});

/** The table of the kit, shown by HUAWEI. */
export const Empty = meta.story({
  tags: ['empty', 'no-picture'],
  parameters: { scenario: 'plan-ending' },
  play: showsNoAccount('还没有绑定快手磁力引擎账户'),
});

/** The note of the kit, shown by HUAWEI. */
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
