import { useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import { AuthorizationGuide, AuthorizationPanel, BindingPage, useAuthorization } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const returns = { name: 'cid', pattern: /^[\d -]{1,40}$/ } as const;
const describe = { call: adAccounts.returnFromTencent, input: ({ state, cid }: { state: string; cid: string }) => ({ state, cid }) };

/** Tencent Ads: by an authorization. Its old and its new platform return alike, with one call. */
export function TencentBinding({ medium }: { medium: Medium }) {
  const t = useWords(words);
  const authorization = useAuthorization({ medium, returns, describe });
  return (
    <BindingPage
      of={medium}
      step={authorization.stage.is === 'described' ? t.confirm : undefined}
      renewal={{ label: t.reauthorize, onPress: authorization.renew }}
      guide={<AuthorizationGuide of={authorization} grants={[t.read, t.reports, t.callbacks]} />}
    >
      <AuthorizationPanel of={authorization} />
    </BindingPage>
  );
}
