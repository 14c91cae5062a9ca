import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Empty, LinkButton, NameLink, Note, Panel, Skeleton, Stack, Status, Table, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import type { Campaign, CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { ours } from '#app/api/ours/ours.ts';
import { toneOf, useStateWords } from '../states.ts';
import { words } from './words.ts';

/** Other campaigns whose links carry the same, archived ones too: whoever looks at numbers has to know that there are two. */
export function Duplicates({ of: { id } }: { of: CampaignDetail }) {
  const t = useWords(words);
  const app = useApp().id;
  const mayReport = useMay('view campaigninfo@monitor');
  const duplicates = useQuery(ours.campaignInfo.duplicates({ app, id }));
  const columns = useColumns();
  const href = (others: readonly Campaign[]) =>
    `/monitor/campaigninfo?app=${app}&v=1&by=campaign&f=campaign:${[id, ...others.map((one) => one.id)].join(',')}`;
  return (
    <AsyncView of={duplicates} headingLevel={2} skeleton={<Skeleton shape="rows" height={160} />}>
      {(others) => (
        <Stack gap="3">
          {others.length > 0 && (
            <Note
              kind="warning"
              isInline
              action={
                mayReport && (
                  <LinkButton size="sm" href={href(others)}>
                    {t.compare}
                  </LinkButton>
                )
              }
            >
              {t.duplicatesText(others.length)}
            </Note>
          )}
          <Panel title={t.duplicates} note={t.duplicatesNote} isFlush>
            <Table
              label={t.duplicates}
              columns={columns}
              rows={others}
              rowKey={(one) => String(one.id)}
              rowHeight={48}
              phone="cards"
              empty={<Empty kind="no-data" title={t.noDuplicates} cause={t.noDuplicatesCause} />}
            />
          </Panel>
        </Stack>
      )}
    </AsyncView>
  );
}

function useColumns() {
  const t = useWords(words);
  const stateOf = useStateWords();
  return useMemo(
    (): readonly Column<Campaign>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        width: 280,
        phone: 'title',
        cell: ({ id, name }) => (
          <NameLink href={`/manage/campaignDetail?id=${id}`} note={String(id)}>
            {name}
          </NameLink>
        ),
      },
      {
        id: 'state',
        title: t.state,
        value: stateOf,
        width: 180,
        phone: 'aside',
        cell: (row) => <Status tone={toneOf(row.state)}>{stateOf(row)}</Status>,
      },
      { id: 'clicks', title: t.clicks, value: ({ clicks }) => clicks, as: { kind: 'count' }, width: 130, phone: 'half' },
      { id: 'installs', title: t.installs, value: ({ installs }) => installs, as: { kind: 'count' }, width: 130, phone: 'half' },
      { id: 'author', title: t.author, value: ({ createdBy }) => createdBy, width: 110, isQuiet: true },
      { id: 'createdOn', title: t.createdOn, value: ({ createdOn }) => createdOn, as: { kind: 'day' }, width: 120, isQuiet: true },
    ],
    [t, stateOf],
  );
}
