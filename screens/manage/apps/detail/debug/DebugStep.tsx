import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { AsyncView, Button, Empty, LinkButton, Panel, SegmentedControl, Skeleton, Status, useWords } from '#design-system';
import type { DebugEvent } from '#app/api/apps/debug.ts';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { useSearchParams } from '#app/lib/router.ts';
import { addressOf } from '../steps.ts';
import { CoveragePanel } from './CoveragePanel.tsx';
import { DeviceTable } from './DeviceTable.tsx';
import { EventFilters } from './EventFilters.tsx';
import { EventTable } from './EventTable.tsx';
import { LogTable } from './LogTable.tsx';
import { narrowed } from './narrowing.ts';
import { useEventFilter, useStream } from './useStream.ts';
import { words } from './words.ts';

const views = ['events', 'logs', 'devices'] as const;

/** What an app sends, while it is being built in: events, what was made of them, and from which devices they came. */
export function DebugStep({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('tab')) ?? 'events';
  const stream = useStream(app.id);
  const choose = (tab: string) =>
    setSearch(
      (now) => {
        now.set('tab', tab);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <Panel
        isFlush
        title={t[view]}
        note={<Status tone={stream.isPaused ? 'off' : 'live'}>{stream.isPaused ? t.paused : t.receiving}</Status>}
        actions={
          <>
            {view === 'events' && (
              <Button kind="ghost" size="sm" isDisabled={stream.shown.length === 0} onPress={stream.clear}>
                {t.clear}
              </Button>
            )}
            <Button size="sm" icon={stream.isPaused ? Play : Pause} onPress={() => stream.setPaused(!stream.isPaused)}>
              {stream.isPaused ? t.resume : t.pause}
            </Button>
          </>
        }
      >
        <Views>
          <SegmentedControl label={t.views} value={view} onChange={choose} options={views.map((value) => ({ value, label: t[value] }))} />
        </Views>
        {view === 'events' && (
          <AsyncView of={stream.events} skeleton={<Skeleton shape="block" height={320} />}>
            {() => <Events app={app} events={stream.shown} isCleared={stream.isCleared} />}
          </AsyncView>
        )}
        {view === 'logs' && <LogTable app={app.id} refetchInterval={stream.refetchInterval} />}
        {view === 'devices' && <DeviceTable app={app.id} refetchInterval={stream.refetchInterval} />}
      </Panel>
      <CoveragePanel app={app.id} refetchInterval={stream.refetchInterval} />
    </>
  );
}

function Events({ app, events, isCleared }: { app: AppDetail; events: readonly DebugEvent[]; isCleared: boolean }) {
  const t = useWords(words);
  const filtering = useEventFilter();
  if (events.length === 0)
    return (
      <Empty
        kind="no-data"
        title={isCleared ? t.cleared : t.waiting}
        cause={t.waitingCause}
        actions={<LinkButton href={addressOf('guide', app.id)}>{t.toGuide}</LinkButton>}
      />
    );
  return (
    <>
      <Filters>
        <EventFilters events={events} filtering={filtering} />
      </Filters>
      <EventTable
        events={narrowed(events, filtering.filter)}
        empty={
          <Empty
            kind="no-match"
            title={t.noMatch}
            cause={t.noMatchCause}
            actions={<Button onPress={filtering.clear}>{t.clearFilters}</Button>}
          />
        }
      />
    </>
  );
}

const Views = styled.div`
  padding: 0 var(--space-4) var(--space-3);
`;

const Filters = styled.div`
  padding: 0 var(--space-4) var(--space-3);
`;
