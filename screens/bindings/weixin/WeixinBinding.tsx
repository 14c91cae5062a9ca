import { useQuery } from '@tanstack/react-query';
import { LinkButton, Note, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { mediumOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { AuthorizationScreen } from '#screens/kit/binding/index.ts';
import { words } from './words.ts';

const weixin = {
  medium: mediumOf('wxmp'),
  returns: { name: 'auth_code', pattern: /^[\w@-]{1,300}$/ },
  grants: [
    ['读取公众号广告账户与推广计划', 'Read ad accounts and campaigns of the official account'],
    ['读取消耗报表', 'Read spend reports'],
  ],
} as const;

/** Weixin Official Accounts: an administrator agrees. The call that tells who came back is ours. */
export const WeixinBinding = () => (
  <AuthorizationScreen
    {...weixin}
    describe={{ call: ours.connections.exchange, input: ({ state, auth_code: code }) => ({ state, body: { code } }) }}
    lead={<MiniProgramNote />}
  />
);

/** Whether a mini program lets itself be connected is checked first. */
function MiniProgramNote() {
  const t = useWords(words);
  const isReady = useQuery(adAccounts.isWeixinReady());
  if (isReady.error) return <Note kind="info">{t.unknown}</Note>;
  if (isReady.data !== false) return null;
  return (
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
  );
}
