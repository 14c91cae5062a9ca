import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, Empty, NameLink, Panel, Table, TableSkeleton, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { oneLinks as calls, type LinkTemplate, type OneLink } from '#app/api/ours/links/one-links.ts';
import { deadEndsOf, matrixOf } from '#app/lib/links/outcomes.ts';
import { LinkState } from '../../list/LinkState.tsx';
import { words as listWords } from '../../words.ts';
import { words } from '../words.ts';

const shownAtMost = 20;

/** Who is affected by a change of the template, and how they are with it as it is saved. */
export function TemplateUsers({ template }: { template: LinkTemplate }) {
  const t = useWords(words);
  const names = useWords(listWords);
  const app = useApp().id;
  const links = useQuery(calls.page({ app, template: template.id, page: 1, size: shownAtMost }));
  const deadEnds = useMemo(() => deadEndsOf(matrixOf(template.routes)).length, [template]);
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
        width: 140,
        phone: 'aside',
        cell: ({ isEnabled }) => <LinkState isEnabled={isEnabled} deadEnds={deadEnds} />,
      },
    ],
    [names, deadEnds],
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
