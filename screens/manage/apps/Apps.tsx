import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { AsyncView, LinkButton, Page, Panel, Skeleton, Stack, Table, todayHere, useWords } from '#design-system';
import { useHere } from '#app/access/here.ts';
import { rights } from '#app/api/account/rights.ts';
import { apps as calls } from '#app/api/apps/apps.ts';
import type { AppLists } from '#app/api/apps/shapes.ts';
import { AppFilters } from './list/AppFilters.tsx';
import { AppMenu } from './list/AppMenu.tsx';
import { listed, narrowed } from './list/narrowing.ts';
import { NoApps } from './list/NoApps.tsx';
import { NoFigures } from './list/figures/NoFigures.tsx';
import { rightsOf } from './rights.ts';
import { needsCare, stateOf } from './state.ts';
import { useAppActs } from './list/useAppActs.ts';
import { useAppColumns } from './list/useAppColumns.tsx';
import { useCourses } from './list/figures/useCourses.ts';
import { useAppsView, type AppsView } from './list/useAppsView.ts';
import { words } from './words.ts';

/** All apps of the reader, and the way into each of them. */
export function Apps() {
  const t = useWords(words);
  const view = useAppsView();
  const lists = useQuery(calls.all());
  const { data: canCreate = false } = useQuery(rights.canCreateApps());
  const all = useMemo(() => (lists.data ? listed(lists.data) : []), [lists.data]);
  const toDo = all.filter((app) => needsCare(stateOf(app, todayHere()))).length;
  return (
    <Page
      title={t.title}
      {...(lists.data && { meta: `${t.count(all.length)}${toDo > 0 ? t.toDo(toDo) : ''}` })}
      actions={
        canCreate && (
          <LinkButton kind="primary" href="/manage/appDetail?step=basic" icon={Plus}>
            {t.create}
          </LinkButton>
        )
      }
    >
      <AsyncView headingLevel={2} of={lists} skeleton={<Skeleton shape="block" height={420} />}>
        {(told) => <AppTable lists={told} view={view} canCreate={canCreate} />}
      </AsyncView>
    </Page>
  );
}

function AppTable({ lists, view, canCreate }: { lists: AppLists; view: AppsView; canCreate: boolean }) {
  const t = useWords(words);
  const may = rightsOf(useHere().standing.viewer);
  const acts = useAppActs();
  const frequent = useMemo(() => new Set(lists.frequent.map(({ id }) => id)), [lists]);
  const all = useMemo(() => listed(lists), [lists]);
  const figures = useCourses();
  const columns = useAppColumns(frequent, figures.courses);
  const { isFrequentOnly } = view.narrowing;
  const found = narrowed(all, view.narrowing, todayHere());
  const rows = isFrequentOnly ? found.filter(({ id }) => frequent.has(id)) : found;
  return (
    <Stack gap="3">
      {all.length > 0 && <AppFilters view={view} apps={all} found={rows.length} />}
      {figures.hasFailed && <NoFigures onRetry={figures.retry} />}
      <Panel isFlush>
        <Table
          label={t.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          rowHeight={48}
          phone="cards"
          view={view.table}
          onViewChange={view.setTable}
          rowMenu={(app) => <AppMenu app={app} isFrequent={frequent.has(app.id)} may={may} acts={acts} />}
          empty={<NoApps view={view} canCreate={canCreate} />}
        />
      </Panel>
    </Stack>
  );
}
