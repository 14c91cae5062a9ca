import { useQuery } from '@tanstack/react-query';
import { LinkButton, Note, Stack, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { AuthorizationGuide, AuthorizationPanel, BindingPage, useAuthorization } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const medium = mediumOf('wxmp');
const returns = { name: 'auth_code', pattern: /^[\w@-]{1,300}$/ } as const;

/** Weixin Official Accounts: an administrator agrees. Whether a mini program lets itself be connected is checked first. */
export function WeixinBinding() {
  const t = useWords(words);
  const isReady = useQuery(adAccounts.isWeixinReady());
  const authorization = useAuthorization({
    medium,
    returns,
    describe: { call: ours.connections.exchange, input: ({ state, auth_code: code }) => ({ state, body: { code } }) },
  });
  return (
    <BindingPage
      of={medium}
      step={authorization.stage.is === 'described' ? t.confirm : undefined}
      renewal={{ label: t.reauthorize, onPress: authorization.renew }}
      guide={<AuthorizationGuide of={authorization} grants={[t.read, t.reports]} />}
    >
      <Stack gap="3">
        {isReady.data === false && (
          <Note
            kind="warning"
            title={t.notReady}
            action={
              <LinkButton size="sm" href="/manage/appDetail?step=basic">
                {t.createApp}
              </LinkButton>
            }
          >
            {t.notReadyText}
          </Note>
        )}
        {isReady.error && <Note kind="info">{t.unknown}</Note>}
        <AuthorizationPanel of={authorization} />
      </Stack>
    </BindingPage>
  );
}
