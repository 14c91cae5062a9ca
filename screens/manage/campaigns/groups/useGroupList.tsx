import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combined, NameLink, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import type { Group } from '#app/api/ours/campaigns/groups.ts';
import { ours } from '#app/api/ours/ours.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { Hits, listAddress, useLocalListing } from '#screens/kit/listing/index.ts';
import { words } from './words.ts';

export const address = listAddress({}, { sort: '-clicks' });

/** As many as the service hands out at once. An app has dozens; one with more is asked for page by page. */
const perPage = 500;

/** The groups of an app, held whole so that their totals are those of all that is shown. */
export function useGroupList() {
  const app = useApp().id;
  const first = useQuery(ours.groups.page({ app, page: 1, size: perPage }));
  const pages = Math.ceil((first.data?.total ?? 0) / perPage);
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ours.groups.page({ app, page: index + 2, size: perPage })),
    combine: (all) => all,
  });
  const { data, ...answer } = combined(first, ...others);
  // Rows that a page repeats, because something was added in between, are shown once.
  const rows = useMemo(
    () =>
      data && [
        ...new Map(
          [data, ...others.map((one) => one.data)].flatMap((one) => one?.rows.map((row) => [row.id, row] as const) ?? []),
        ).values(),
      ],
    [data, others],
  );
  return useLocalListing({
    name: 'campaign-groups',
    title: usePageTitle(),
    address,
    rows: { ...answer, data: rows },
    rowKey,
    columns: useGroupColumns(),
    names,
    ids,
    filters: none,
  });
}

const none = {};
const rowKey = ({ id }: Group) => String(id);
const names = ({ name, note }: Group) => [name, note];
const ids = ({ id }: Group) => [String(id)];

/** What adds up: every campaign is in one group at most, and every install is of one campaign. */
export function totalsOf(groups: readonly Group[]) {
  const sum = (of: (group: Group) => number | null) => groups.reduce((all, group) => all + (of(group) ?? 0), 0);
  return {
    campaigns: sum(({ campaigns }) => campaigns),
    running: sum(({ running }) => running),
    clicks: sum(({ clicks }) => clicks),
    installs: sum(({ installs }) => installs),
  };
}

function useGroupColumns() {
  const t = useWords(words);
  return useMemo(
    (): readonly Column<Group>[] => [
      {
        id: 'name',
        title: t.name,
        value: ({ name }) => name,
        width: 300,
        pin: 'start',
        phone: 'title',
        cell: ({ id, name, note }) => (
          <NameLink href={`/manage/campgroupDetail?id=${id}`} note={note && <Hits>{note}</Hits>}>
            <Hits>{name}</Hits>
          </NameLink>
        ),
      },
      { id: 'campaigns', title: t.campaigns, value: ({ campaigns }) => campaigns, as: { kind: 'count' }, width: 120, phone: 'half' },
      { id: 'running', title: t.running, value: ({ running }) => running, as: { kind: 'count' }, width: 110, phone: 'half' },
      { id: 'clicks', title: t.clicks, value: ({ clicks }) => clicks, as: { kind: 'count' }, width: 140, phone: 'half' },
      { id: 'installs', title: t.installs, value: ({ installs }) => installs, as: { kind: 'count' }, width: 140, phone: 'half' },
      { id: 'id', title: 'ID', value: ({ id }) => String(id), width: 110, isQuiet: true, yields: 'first' },
      {
        id: 'createdOn',
        title: t.createdOn,
        value: ({ createdOn }) => createdOn,
        as: { kind: 'day' },
        width: 120,
        isQuiet: true,
        yields: 'second',
      },
    ],
    [t],
  );
}
