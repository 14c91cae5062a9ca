import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import { combined, FilterBar, Note, Panel, Select, Stack, Text, useProvenaLocale, useWords } from '#design-system';
import { useCurrentPage } from '#app/access/currentPage.ts';
import { apps as appCalls } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { ourMembers } from '#app/api/ours/people/members.ts';
import { roleNameIn } from '#app/lib/glossary/names.ts';
import { idParam, keysParam, recordParam, useUrlState } from '#app/lib/urlState.ts';
import { FilterChip, listAddress, ListFilters, ListTable, useLocalListing } from '#screens/kit/listing/index.ts';
import { services } from '#app/api/services/services.ts';
import { useRightedPages, type GrantablePage } from '../shared/rights-editor/pages.ts';
import { dataFlags } from '#app/api/account/rights.ts';
import { nameOf, usePeople, type Person } from '../shared/usePeople.ts';
import { peopleWords } from '../shared/words.ts';
import { PeoplePage } from '../shared/PeoplePage.tsx';
import { cellLook, CellPlaces } from './Cell.tsx';
import { CellDrawer } from './why/CellDrawer.tsx';
import { seenOf, sightOf, sightOfData, type Place, type Seen } from './rows.ts';
import { SightMark, signLook } from './SightMark.tsx';
import { useMatrixColumns } from './useMatrixColumns.tsx';
import { words } from './words.ts';

/** `of`: the app whose rights are shown. `cell`: the open one, `5.roi@monitor`. */
const params = { of: idParam, cell: recordParam };
const address = listAddress({ role: recordParam, sees: keysParam });
const rowKey = ({ person }: Seen) => String(person.id);

/** Members by pages and data: who sees what in one app, without opening an editor. */
export function WhoSeesWhat() {
  const current = useCurrentPage().app;
  const { values } = useUrlState(params);
  const { data: lists } = useQuery(appCalls.all());
  const apps = (lists?.all ?? []).filter(({ isExpired }) => !isExpired);
  const app = apps.find(({ id }) => id === values.of) ?? current ?? apps[0];
  return <PeoplePage view="access">{app && <Matrix app={app} apps={apps} />}</PeoplePage>;
}

function Matrix({ app, apps }: { app: App; apps: readonly App[] }) {
  const t = useWords(words);
  const p = useWords(peopleWords);
  const locale = useProvenaLocale();
  const { values, set, href } = useUrlState(params);
  const pages = useRightedPages(app.platform);
  const { seen, rows, roles, place } = useSeen(app);
  const list = useLocalListing({
    name: 'who sees what',
    // The page is about no app, so a file of it has no other line that says whose rights these are.
    title: t.accessIn(p.access, app.name),
    address,
    rows: seen,
    rowKey,
    columns: useMatrixColumns(pages, place),
    names,
    ids,
    filters: useMemo(
      () => ({
        role: {
          label: t.role,
          options: roles.map(({ id, name }) => ({ id: String(id), label: roleNameIn(name, locale) })),
          matches: ({ person }: Seen, id: string) => String(person.role) === id,
        },
        sees: {
          label: t.sees,
          options: [...pages.map(({ key, title }) => ({ id: key, label: title })), ...dataFlags.map((id) => ({ id, label: p[id] }))],
          matches: (one: Seen, keys: readonly string[]) => keys.every((key) => sees(one, key, place, pages)),
        },
      }),
      [t, p, locale, roles, pages, place],
    ),
  });
  const places = useMemo(() => {
    // One address for all: writing it anew for each of thousands would take longer than drawing them.
    const page = href({ cell: '' });
    return { hrefOf: (cell: string) => `${page}${page.includes('?') ? '&' : '?'}cell=${encodeURIComponent(cell)}`, open: values.cell };
  }, [href, values.cell]);
  const open = rows?.filter((one) => one.access.canOpen).length ?? 0;
  return (
    <Stack gap="3">
      <FilterBar
        lead={
          <Stack direction="row" gap="3" isWrapping>
            <Select
              label={t.app}
              isLabelHidden
              look="soft"
              value={String(app.id)}
              onChange={(id) => set({ of: Number(id), cell: '' })}
              options={apps.map(({ id, name }) => ({ id: String(id), label: name }))}
            />
            {rows && <Text tone="secondary">{t.count(rows.length, open)}</Text>}
          </Stack>
        }
        end={<Legend />}
      />
      <ListFilters of={list} search={t.search}>
        <FilterChip of={list.filters.role} />
        <FilterChip of={list.filters.sees} />
      </ListFilters>
      <Panel isFlush>
        <CellPlaces value={places}>
          <Board>
            <ListTable of={list} headingLevel={2} rowHeight={44} phone="columns" none={{ title: t.nobody, cause: t.nobodyCause }} />
          </Board>
        </CellPlaces>
      </Panel>
      <Note>{t.byRules}</Note>
      <CellDrawer
        rows={rows ?? []}
        pages={pages}
        app={app}
        place={place}
        cell={values.cell}
        roles={roles}
        onClose={() => set({ cell: '' })}
      />
    </Stack>
  );
}

/** Everybody with what they see in an app. */
function useSeen(app: App) {
  const people = usePeople();
  const access = useQuery(ourMembers.access({ app: app.id }));
  const bought = useQuery(services.ofApp({ app: app.id }));
  const place = useMemo(
    (): Place => ({ app, services: Object.fromEntries((bought.data?.items ?? []).map(({ service, status }) => [service, status])) }),
    [app, bought.data],
  );
  const rows = useMemo(() => {
    const byId = new Map(access.data?.map((one) => [one.member, one]));
    return people.data?.flatMap((person): Seen[] => {
      const found = byId.get(person.id);
      return found ? [seenOf(person, found)] : [];
    });
  }, [people.data, access.data]);
  const all = combined(access, people, bought);
  return { seen: { ...all, data: all.data && rows }, rows, roles: people.roles, place };
}

const Board = styled.div`
  ${cellLook}
  ${signLook}
`;

function sees(row: Seen, key: string, place: Place, pages: readonly GrantablePage[]): boolean {
  const flag = dataFlags.find((one) => one === key);
  if (flag) return sightOfData(row, flag, place) !== 'none';
  const page = pages.find((one) => one.key === key);
  return page !== undefined && sightOf(row, page, place) !== 'none';
}

const names = ({ person }: { person: Person }) => [nameOf(person), person.roleName];
const ids = ({ person }: { person: Person }) => [person.email];

function Legend() {
  const t = useWords(words);
  return (
    <Signs aria-label={t.legend}>
      {(['edit', 'view', 'hidden', 'none'] as const).map((sight) => (
        <li key={sight}>
          <SightMark of={sight} />
          <Text kind="caption" tone="secondary">
            {t[sight]}
          </Text>
        </li>
      ))}
    </Signs>
  );
}

const Signs = styled.ul`
  ${signLook}
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-1h);
  }
`;
