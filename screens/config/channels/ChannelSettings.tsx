import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { AsyncView, FailedNote, LinkButton, Page, PanelsSkeleton, useWords } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { apps } from '#app/api/apps/apps.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import { channelRules } from '#app/api/ours/apps/rules.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { LimitsPanel } from './limits/LimitsPanel.tsx';
import { ChannelTable } from './list/ChannelTable.tsx';
import { RuleTable } from './list/RuleTable.tsx';
import { words } from './words.ts';

const none: readonly never[] = [];

/** The channels of an app, and the rules by which their clicks count (R-050, G-03, A-40). */
export function ChannelSettings() {
  const t = useWords(words);
  const app = useApp().id;
  const mayEdit = useMay('edit channelmanage@config');
  const translated = useMediaName();
  const newRule = usePageTitle('/config/addRule');
  const rules = useQuery(channelRules.all({ app }));
  const channels = useQuery(channelCalls.all({ app }));
  const detail = useQuery(apps.one({ id: app }));
  const known = channels.data;
  const nameOf = useCallback((id: number) => translated(known?.find((one) => one.id === id)?.name ?? String(id)), [known, translated]);
  const { clickWindow = null, viewWindow = null } = detail.data ?? {};
  return (
    <Page
      title={usePageTitle()}
      actions={
        mayEdit && (
          <LinkButton kind="primary" icon={Plus} href="/config/addRule">
            {newRule}
          </LinkButton>
        )
      }
    >
      <AsyncView of={rules} headingLevel={2} skeleton={<PanelsSkeleton parts={['grid']} />}>
        {(all) => <RuleTable rules={all} nameOf={nameOf} mayEdit={mayEdit} />}
      </AsyncView>
      <LimitsPanel mayEdit={mayEdit} />
      <FailedNote of={[detail]}>{t.windowsFailed}</FailedNote>
      <ChannelTable channels={channels} rules={rules.data ?? none} usual={clickWindow === null ? null : { clickWindow, viewWindow }} />
    </Page>
  );
}
