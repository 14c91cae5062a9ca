import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { bilingual, FailedNote, LinkButton, Note, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';

/** Whether there is a mini program to which the spend of an official account can be counted. `ready` is said where there is one. */
export function MiniProgramNote({ ready = null }: { ready?: ReactNode }) {
  const t = useWords(words);
  const isReady = useQuery(adAccounts.isWeixinReady());
  if (isReady.data === undefined) return <FailedNote of={[isReady]}>{t.unknown}</FailedNote>;
  if (isReady.data) return ready;
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

const words = bilingual({
  notReady: ['还没有可以关联的小程序', 'No mini program can be connected yet'],
  notReadyText: [
    '公众号广告的消耗要分到微信小程序应用。先新建一个微信小程序应用，再和账户关联。',
    'Ad spend of official accounts is counted for WeChat mini programs. Create one first, then connect it to the account.',
  ],
  createApp: ['新建应用', 'Create app'],
  unknown: ['没有查到小程序的状态，其他操作照常', "Couldn't check your mini programs. Everything else works as usual"],
});
