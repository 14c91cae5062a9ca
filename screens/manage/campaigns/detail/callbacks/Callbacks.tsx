import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AsyncView, combined, Empty, LinkButton, Note, Panel, Skeleton, Status, Table, useWords, type Column } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { useMay } from '#app/access/may.ts';
import { callbacks as calls } from '#app/api/callbacks.ts';
import { channels as channelCalls } from '#app/api/channels/channels.ts';
import type { CampaignDetail } from '#app/api/ours/campaigns/shapes.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';
import { sentEvents, type SentEvent } from './sentEvents.ts';
import { words } from './words.ts';

/** What is posted back to the medium of a campaign, and what is not and why. Who may not see callbacks is told so. */
export function Callbacks({ of: campaign }: { of: CampaignDetail }) {
  const t = useWords(words);
  const maySee = useMay('view dataCallback@manage');
  return maySee ? <Sent of={campaign} /> : <Note kind="info">{t.hidden}</Note>;
}

function Sent({ of: { channel, callbackEvents } }: { of: CampaignDetail }) {
  const t = useWords(words);
  const { id, appkey } = useApp();
  const all = useQuery(calls.all());
  const events = useQuery(calls.events({ appkey }));
  const channels = useQuery(channelCalls.all({ app: id }));
  const media = channels.data?.find((one) => one.id === channel)?.media ?? null;
  const callback = all.data?.find((one) => one.appkey === appkey && one.media !== null && one.media === media);
  const columns = useColumns();
  return (
    <Panel
      title={t.title}
      isFlush
      {...(callback && { note: callback.name })}
      actions={
        <LinkButton size="sm" href="/manage/dataCallback">
          {t.open}
        </LinkButton>
      }
    >
      <AsyncView of={combined(events, all, channels)} skeleton={<Skeleton shape="rows" height={240} />}>
        {(known) => (
          <Table
            label={t.title}
            columns={columns}
            rows={callback ? sentEvents(known, callback, callbackEvents) : []}
            rowKey={({ event }) => event}
            phone="cards"
            empty={<Empty kind="no-data" title={t.none} cause={t.noneCause} />}
          />
        )}
      </AsyncView>
    </Panel>
  );
}

function useColumns() {
  const t = useWords(words);
  const nameOf = useEventName();
  return useMemo(
    (): readonly Column<SentEvent>[] => [
      { id: 'event', title: t.event, value: nameOf, width: 180, phone: 'title' },
      { id: 'mediaEvent', title: t.mediaEvent, value: ({ mediaEvent }) => mediaEvent, width: 180, phone: 'line' },
      { id: 'count', title: t.count, value: ({ count }) => count, as: { kind: 'count' }, width: 160, phone: 'line' },
      {
        id: 'state',
        title: t.state,
        value: ({ state }) => t[state],
        width: 180,
        phone: 'aside',
        cell: ({ state }) => <Status tone={state === 'sent' ? 'good' : 'off'}>{t[state]}</Status>,
      },
    ],
    [t, nameOf],
  );
}
