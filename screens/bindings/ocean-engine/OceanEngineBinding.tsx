import { useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { AuthorizationGuide, AuthorizationPanel, BindingPage, useAuthorization } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('toutiao');
const returns = { name: 'auth_code', pattern: /^[\w-]{1,200}$/ } as const;

/** Ocean Engine: by an authorization, whose code is exchanged as a form. */
export function OceanEngineBinding() {
  const t = useWords(words);
  const authorization = useAuthorization({
    medium,
    returns,
    describe: { call: adAccounts.returnFromToutiao, input: ({ state, auth_code: code }) => ({ body: { state, code } }) },
  });
  return (
    <BindingPage
      of={medium}
      step={authorization.stage.is === 'described' ? t.confirm : undefined}
      renewal={{ label: t.reauthorize, onPress: authorization.renew }}
      guide={<AuthorizationGuide of={authorization} grants={[t.plans, t.reports, t.callbacks]} />}
    >
      <AuthorizationPanel of={authorization} />
    </BindingPage>
  );
}
