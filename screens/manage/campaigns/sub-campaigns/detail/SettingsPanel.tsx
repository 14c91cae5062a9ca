import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Panel, Skeleton, Table, Tag, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { SubCampaign } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { miniVersions, miniVersionWords } from '#app/lib/glossary/miniProgram.ts';
import { settingsOf, type Setting } from './settings.ts';
import { words } from './words.ts';

/** What a sub-campaign takes over from its campaign, and where it differs. */
export function SettingsPanel({ of: sub }: { of: SubCampaign }) {
  const t = useWords(words);
  const { id: app, platform } = useApp();
  const campaign = useQuery(ours.campaigns.one({ app, id: sub.campaign }));
  const settings = useMemo(() => campaign.data && settingsOf(sub, campaign.data, platform), [sub, campaign.data, platform]);
  const columns = useColumns();
  const differing = settings?.filter(({ own }) => own !== undefined).length;
  return (
    <Panel title={t.settings} isFlush {...(differing !== undefined && { note: t.settingsNote(differing) })}>
      <AsyncView of={{ ...campaign, data: settings }} skeleton={<Skeleton shape="form" height={240} />}>
        {(rows) => <Table label={t.settings} columns={columns} rows={rows} rowKey={({ name }) => name} phone="cards" />}
      </AsyncView>
    </Panel>
  );
}

function useColumns() {
  const t = useWords(words);
  const v = useWords(miniVersionWords);
  return useMemo(() => {
    const textOf = ({ name, campaign }: Setting): string => {
      if (name === 'callback') {
        const count = Array.isArray(campaign) ? campaign.length : null;
        return count === null ? t.callbackAll : count === 0 ? t.callbackNone : t.callbackSome(count);
      }
      const version = name === 'miniVersion' && miniVersions.find((one) => one === campaign);
      if (version) return v[version];
      if (typeof campaign === 'number') return t.days(campaign);
      if (name === 'viewWindow') return t.off;
      return typeof campaign === 'string' ? campaign : t.noValue;
    };
    const columns: readonly Column<Setting>[] = [
      {
        id: 'setting',
        title: t.setting,
        value: ({ name }) => (name === 'miniVersion' ? v.miniVersion : t[name]),
        canSort: false,
        width: 140,
        phone: 'title',
      },
      { id: 'campaign', title: t.ofCampaign, value: textOf, canSort: false, isQuiet: true, width: 240, phone: 'line' },
      { id: 'here', title: t.here, value: (one) => one.own ?? textOf(one), canSort: false, width: 260, phone: 'line' },
      {
        id: 'state',
        title: '',
        value: ({ own }) => (own === undefined ? t.inherits : t.differs),
        canSort: false,
        width: 100,
        phone: 'aside',
        cell: ({ own }) => <Tag kind={own === undefined ? 'neutral' : 'accent'}>{own === undefined ? t.inherits : t.differs}</Tag>,
      },
    ];
    return columns;
  }, [t, v]);
}
