import { offersNoConnection, saysThatItFailed, showsNoAccount } from '#storybook/plays/bindingPages.ts';
import { canarySecret, connectAccount } from '#storybook/plays/connectAccount.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Bindings/Apple Search Ads 苹果搜索广告',
  tags: ['screen'],
  parameters: { at: '/manage/adsBindAccount', scenario: 'super-ios', layout: 'fullscreen' },
});

export const Filled = meta.story();

/** Tested, connected, and nothing of the secret is left on the page. The picture would be that of the kit. */
export const Connects = meta.story({
  tags: ['no-picture'],
  play: connectAccount({
    'Org ID': '4402188',
    'Client ID': 'SEARCHADS.a1',
    'Team ID': 'SEARCHADS.b2',
    'Key ID': 'key-77',
    私钥: `-----BEGIN EC PRIVATE KEY-----${canarySecret}-----END EC PRIVATE KEY-----`,
  }),
});

/** The table of the kit, shown by HUAWEI. */
export const Empty = meta.story({
  tags: ['empty', 'no-picture'],
  parameters: { scenario: 'plan-ending' },
  play: showsNoAccount('还没有绑定 Apple Search Ads 账户'),
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
