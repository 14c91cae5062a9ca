import { Pause, Play } from 'lucide-react';
import styled from 'styled-components';
import { Button, Panel, SegmentedControl, Status, useWords } from '#design-system';
import type { AppDetail } from '#app/api/apps/shapes.ts';
import { choiceParam, useUrlState } from '#app/lib/urlState.ts';
import { CoveragePanel } from './CoveragePanel.tsx';
import { DeviceTable } from './DeviceTable.tsx';
import { Events } from './events/Events.tsx';
import { LogTable } from './LogTable.tsx';
import { useStream } from './useStream.ts';
import { Working } from './working/Working.tsx';
import { isPage } from '../steps.ts';
import { words } from './words.ts';

const views = ['events', 'logs', 'devices', 'working'] as const;
export const params = { tab: choiceParam(views, 'events') };

/** What an app sends, while it is being built in: events, what was made of them, and from which devices they came. */
export function DebugStep({ app }: { app: AppDetail }) {
  const t = useWords(words);
  const { values, set } = useUrlState(params);
  // The script is of pages. An app has an SDK.
  const offered = views.filter((one) => one !== 'working' || isPage(app.platform));
  const view = offered.find((one) => one === values.tab) ?? 'events';
  const stream = useStream(app.id);
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
          <SegmentedControl
            label={t.views}
            value={view}
            onChange={(tab) => set({ tab }, { isReplaced: true })}
            options={offered.map((value) => ({ value, label: t[value] }))}
          />
        </Views>
        {view === 'events' && <Events app={app} stream={stream} />}
        {view === 'logs' && <LogTable app={app.id} refetchInterval={stream.refetchInterval} />}
        {view === 'working' && (
          <Room>
            <Working app={app.id} stream={stream} />
          </Room>
        )}
        {view === 'devices' && <DeviceTable app={app} refetchInterval={stream.refetchInterval} />}
      </Panel>
      <CoveragePanel app={app.id} refetchInterval={stream.refetchInterval} />
    </>
  );
}

const Views = styled.div`
  padding: 0 var(--space-4) var(--space-3);
`;

const Room = styled.div`
  padding: 0 var(--space-4) var(--space-4);
`;
