import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { bilingual, Note, Page, Panel, SplitView, TrailStop, useWords } from '#design-system';
import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { Medium } from '#app/api/ad-accounts/mediaFacts.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import { useMay } from '#app/access/may.ts';
import { useLastAddress } from '#app/lib/address/lastAddress.ts';
import { useLocation } from '#app/lib/router.ts';
import { BoundAccounts } from './accounts/BoundAccounts.tsx';
import { useMediumName } from './useMediumName.ts';
import { useRenewal } from './useRenewal.ts';

interface BindingPageProps {
  of: Medium;
  /** Where the reader finds what the form asks for. */
  guide: ReactNode;
  /** Opens the form for new credentials of an account. */
  rotate: (account: AdAccount) => void;
  /** Where in a longer task the reader is: 'Confirm authorization'. The accounts below leave the page for it. */
  step?: string | undefined;
  /** The form. Those who may not connect accounts do not see it. */
  children: ReactNode;
}

/** The one frame of all media: the form with its guide at the right, and the accounts that are connected below. */
export function BindingPage({ of: medium, guide, rotate, step, children }: BindingPageProps) {
  const t = useWords(words);
  const name = useMediumName(medium);
  const mayEdit = useMay('edit channel@manage');
  const media = useQuery(adAccounts.media());
  const list = useLastAddress('/manage/channel');
  const { pathname } = useLocation();
  const network = media.data?.find(({ key }) => key === medium.key);
  const accounts = media.data && (network?.accounts ?? none);
  const renewal = useRenewal();
  const renewalOf = (account: AdAccount) => (network ? renewal({ network, account, from: pathname, rotate }) : null);
  return (
    <Page
      title={step ?? name}
      trail={
        <>
          <TrailStop href={list}>{t.adAccounts}</TrailStop>
          {step && <TrailStop href={pathname}>{name}</TrailStop>}
        </>
      }
      meta={accounts && t.connected(accounts.length)}
    >
      {mayEdit ? (
        <SplitView side={guide}>{children}</SplitView>
      ) : (
        <Panel>
          <Note kind="info" title={t.readOnly}>
            {t.readOnlyWhy}
          </Note>
        </Panel>
      )}
      {!step && <BoundAccounts of={{ ...media, data: accounts }} medium={medium} renewalOf={mayEdit ? renewalOf : null} />}
    </Page>
  );
}

const none: readonly AdAccount[] = [];

const words = bilingual({
  adAccounts: ['广告账户', 'Ad accounts'],
  connected: [(count: number) => `已绑定 ${count} 个账户`, (count: number) => `${count} connected ${count === 1 ? 'account' : 'accounts'}`],
  readOnly: ['你可以查看，不能绑定账户', "You can view accounts but can't connect them"],
  readOnlyWhy: ['需要“广告账户”的编辑权限，请联系主账号或管理员。', 'You need edit access to ad accounts. Ask the owner or an admin.'],
});
