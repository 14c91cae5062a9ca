import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Empty, NameLink, Panel, Status, Table, TableSkeleton, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { oneLinks as calls, type OneLink } from '#app/api/ours/links/one-links.ts';
import { words as listWords } from '../../words.ts';
import { words } from '../words.ts';

const shownAtMost = 20;

/** Who is affected by a change of the template. */
export function TemplateUsers({ template }: { template: number }) {
  const t = useWords(words);
  const names = useWords(listWords);
  const app = useApp().id;
  const links = useQuery(calls.page({ app, template, page: 1, size: shownAtMost }));
  const columns = useMemo(
    (): readonly Column<OneLink>[] => [
      {
        id: 'name',
        title: names.name,
        value: ({ name }) => name,
        canSort: false,
        width: 200,
        phone: 'title',
        cell: ({ id, name }) => <NameLink href={`/manage/onelinkDetail?id=${id}`}>{name}</NameLink>,
      },
      { id: 'code', title: names.code, value: ({ code }) => `/o/${code}`, canSort: false, width: 130, isQuiet: true, phone: 'line' },
      {
        id: 'clicks',
        title: names.clicks,
        value: ({ clicks }) => clicks,
        as: { kind: 'count' },
        canSort: false,
        width: 120,
        phone: 'half',
      },
      {
        id: 'openRate',
        title: names.openRate,
        value: ({ directRate }) => directRate,
        as: { kind: 'percent' },
        canSort: false,
        width: 120,
        phone: 'half',
      },
      {
        id: 'state',
        title: names.state,
        canSort: false,
        width: 110,
        phone: 'aside',
        cell: ({ isEnabled }) => <Status tone={isEnabled ? 'good' : 'off'}>{isEnabled ? names.healthy : names.disabled}</Status>,
      },
    ],
    [names],
  );
  const total = links.data?.total ?? 0;
  return (
    <Panel title={t.users} isFlush {...(total > shownAtMost && { note: t.usersMore(total - shownAtMost) })}>
      <AsyncView of={links} skeleton={<TableSkeleton label={t.users} columns={columns} phone="cards" />}>
        {({ rows }) => (
          <Table
            label={t.users}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            phone="cards"
            empty={<Empty kind="no-data" title={t.usersNone} cause={t.usersNoneCause} />}
          />
        )}
      </AsyncView>
    </Panel>
  );
}
