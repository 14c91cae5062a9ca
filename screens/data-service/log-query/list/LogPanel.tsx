import { ChevronLeft, Pause, Play } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Button, Panel, SegmentedControl, Status, useWords } from '#design-system';
import type { LogEntry } from '#app/api/ours/data/logs.ts';
import { FilterChip, ListFilters, ListTable } from '#screens/kit/listing/index.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { LogMenu } from './LogMenu.tsx';
import { useLogList } from './useLogList.ts';
import { useLogPages } from './useLogPages.ts';

/** Every log, newest first, as it comes. */
export function LogPanel({ of: search, losers }: { of: LogSearch; losers: readonly LogEntry[] }) {
  const t = useWords(words);
  const { of: answer, readMore, live } = useLogPages(search);
  const rows = useMemo(() => ({ ...answer, data: answer.data?.rows }), [answer]);
  const list = useLogList(rows, losers, search);
  const { selection } = search.values;
  const count = answer.data?.rows.length ?? 0;
  const hasMore = (answer.data?.next ?? null) !== null;
  // A search or a filter may match nothing in a million logs: then only a press reads on.
  const readsOn = hasMore && !answer.isFetching && !answer.isError && list.applied.length === 0 && list.search === '';
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
            {hasMore ? t.loaded(count) : t.loadedAll(count)}
            {hasMore && (
              <Button size="sm" isBusy={answer.isFetching} onPress={readMore}>
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
        </ListFilters>
      </Filters>
      <ListTable
        of={list}
        {...(readsOn && { onEnd: readMore })}
        none={{
          title: t.noneSelected,
          cause: t.noneSelectedCause,
          action: <Button onPress={() => search.set({ selection: 'all' })}>{t.showAll}</Button>,
        }}
        rowMenu={(entry) => <LogMenu of={list} search={search} entry={entry} />}
      />
    </Panel>
  );
}

const Filters = styled.div`
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
