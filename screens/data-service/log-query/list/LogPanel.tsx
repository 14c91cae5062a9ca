import { ChevronLeft, Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { answerIn, Button, Note, Panel, SegmentedControl, Status, useWords } from '#design-system';
import type { Journey } from '#app/api/ours/data/logs.ts';
import { FilterChip, ListFilters, ListTable } from '#screens/kit/listing/index.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { FilterChips } from '../filters/FilterChips.tsx';
import { useLogFilters } from '../filters/useLogFilters.ts';
import { LogMenu } from './LogMenu.tsx';
import { useLogList } from './useLogList.ts';
import { useLogPages } from './useLogPages.ts';

/** Every log, newest first, as it comes. */
export function LogPanel({ of: search, journey }: { of: LogSearch; journey: Journey }) {
  const t = useWords(words);
  const filters = useLogFilters(search, journey);
  const { of: answer, isReading, readMore, live } = useLogPages(search, filters.text);
  const { narrow } = filters;
  const rows = useMemo(() => ({ ...answer, data: answer.data && narrow(answer.data.rows) }), [answer, narrow]);
  const list = useLogList(rows, journey.losers, search, filters);
  const { selection } = search.values;
  const count = answerIn(answer)?.rows.length ?? 0;
  const hasMore = (answer.data?.next ?? null) !== null;
  const isLeftToPage = filters.text !== null && answer.data?.isFiltered === false;
  // A search may match nothing in a million logs, and so may filters of which the service does not know: then only a press reads on.
  const readsOn = hasMore && !isReading && !answer.isFetching && !answer.isError && !isLeftToPage && list.search === '';
  return (
    <Panel
      isFlush
      title={t.all}
      {...(live && { note: <Status tone={live.isPaused ? 'off' : 'live'}>{live.isPaused ? t.paused : t.receiving}</Status> })}
      actions={
        <>
          <Button kind="ghost" size="sm" icon={ChevronLeft} onPress={() => search.set({ view: 'journey', open: '' })}>
            {t.toJourney}
          </Button>
          {live && (
            <Button size="sm" icon={live.isPaused ? Play : Pause} onPress={() => live.setPaused(!live.isPaused)}>
              {live.isPaused ? t.resume : t.pause}
            </Button>
          )}
        </>
      }
      footer={
        count > 0 && (
          <Foot>
            {hasMore || isLeftToPage ? t.loaded(count) : t.loadedAll(count)}
            {hasMore && (
              <Button size="sm" isBusy={isReading || answer.isFetching} onPress={readMore}>
                {t.more}
              </Button>
            )}
          </Foot>
        )
      }
    >
      <Filters>
        <ListFilters of={list} search={t.findIn}>
          <SegmentedControl
            label={t.selection}
            value={selection}
            onChange={(next) => search.set({ selection: next }, { isReplaced: true })}
            options={[
              { value: 'all', label: t.everything },
              { value: 'session', label: t.sessions },
              { value: 'block', label: t.blocked },
            ]}
          />
          <FilterChip of={list.filters.kind} />
          <FilterChip of={list.filters.channel} />
          <FilterChip of={list.filters.campaign} />
          <FilterChip of={list.filters.result} />
          <FilterChip of={list.filters.without} />
          <FilterChips of={search} filters={filters} />
        </ListFilters>
        {isLeftToPage && <Note kind="warning">{t.notFiltered(count)}</Note>}
      </Filters>
      <ListTable
        of={list}
        {...(readsOn && { onEnd: readMore })}
        none={{
          title: filters.where.length ? t.noneMeets : t.noneSelected,
          cause: filters.where.length ? t.noneMeetsCause : t.noneSelectedCause,
          action: <Button onPress={() => search.set({ selection: 'all', where: [] })}>{t.showAll}</Button>,
        }}
        rowMenu={(entry) => <LogMenu of={list} search={search} filters={filters} entry={entry} />}
      />
    </Panel>
  );
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-3);
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
  color: var(--color-text-secondary);
`;
