import { useWords } from '#design-system';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { AuthorizationGuide, AuthorizationPanel, BindingPage, useAuthorization } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('google');
const returns = { name: 'code', pattern: /^[\w/.-]{1,300}$/ } as const;

/** Google Ads: by an authorization. The call that tells who came back is ours. */
export function GoogleAdsBinding() {
  const t = useWords(words);
  const authorization = useAuthorization({
    medium,
    returns,
    describe: { call: ours.connections.exchange, input: ({ state, code }) => ({ state, body: { code } }) },
  });
  return (
    <BindingPage
      of={medium}
      step={authorization.stage.is === 'described' ? t.confirm : undefined}
      renewal={{ label: t.reauthorize, onPress: authorization.renew }}
      guide={<AuthorizationGuide of={authorization} grants={[t.read, t.reports]} />}
    >
      <AuthorizationPanel of={authorization} />
    </BindingPage>
  );
}
