import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { FailedNote, LinkButton, Page, Panel, Stack, useWords } from '#design-system';
import { reportToday } from '#app/lib/metrics/reportZone.ts';
import { rights } from '#app/api/account/rights.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { ListTable } from '#screens/kit/listing/index.ts';
import { AppFilters } from './list/AppFilters.tsx';
import { AppMenu } from './list/AppMenu.tsx';
import type { ListedApp } from './list/families.ts';
import { NoFigures } from './list/figures/NoFigures.tsx';
import { useCourses } from './list/figures/useCourses.ts';
import { useAppActs } from './list/useAppActs.ts';
import { useAppList } from './list/useAppList.ts';
import { useSwitchApps } from './list/useSwitchApps.tsx';
import { needsCare, stateOf } from './state.ts';
import { words } from './words.ts';

/** All apps of the reader, and the way into each of them. */
export function Apps() {
  const t = useWords(words);
  const mayCreate = useQuery(rights.canCreateApps());
  const canCreate = mayCreate.data ?? false;
  const title = usePageTitle();
  const figures = useCourses();
  const list = useAppList(figures.courses);
  const acts = useAppActs();
  const bulk = useSwitchApps(list);
  const all = list.rowsOf.data ?? [];
  const sections = useMemo(
    () => [
      { title: t.frequent, has: ({ isFrequent }: ListedApp) => isFrequent },
      { title: t.otherApps, has: ({ isFrequent }: ListedApp) => !isFrequent },
    ],
    [t],
  );
  const toDo = all.filter((app) => needsCare(stateOf(app, reportToday()))).length;
  const create = canCreate && '/manage/appDetail?step=basic';
  return (
    <Page
      title={title}
      {...(list.of.data && { meta: `${t.count(all.length)}${toDo > 0 ? t.toDo(toDo) : ''}` })}
      actions={
        create && (
          <LinkButton kind="primary" href={create} icon={Plus}>
            {t.create}
          </LinkButton>
        )
      }
    >
      <Stack gap="3">
        <FailedNote of={[mayCreate]}>{t.noRight}</FailedNote>
        {all.length > 0 && <AppFilters list={list} apps={all} />}
        {figures.hasFailed && list.of.data && <NoFigures onRetry={figures.retry} />}
        <Panel isFlush>
          <ListTable
            of={list}
            headingLevel={2}
            rowHeight={48}
            sections={sections}
            rowMenu={(app) => <AppMenu app={app} acts={acts} />}
            bulk={bulk}
            none={{
              title: t.none,
              cause: canCreate ? t.noneCanCreate : t.noneCannot,
              action: create && (
                <LinkButton href={create} icon={Plus}>
                  {t.create}
                </LinkButton>
              ),
            }}
            noMatch={{ title: t.noMatch }}
          />
        </Panel>
      </Stack>
    </Page>
  );
}
