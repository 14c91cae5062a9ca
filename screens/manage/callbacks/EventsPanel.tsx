import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { AsyncView, Button, Panel, Stack, Status, Switch, Table, TableSkeleton, useWords, type Column } from '#design-system';
import { callbacks, type Callback, type CallbackEvent } from '#app/api/callbacks.ts';
import { ourCallbacks } from '#app/api/ours/apps/callbacks.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { undoBy, useAct } from '#screens/kit/acts/index.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { mappingOf } from './macros/mapping.ts';
import { MappingDialog } from './MappingDialog.tsx';
import { words } from './words.ts';

/** The events of an app and which of them go to one target, under which name, of whom. */
export function EventsPanel({ callback, all: others }: { callback: Callback; all: readonly Callback[] }) {
  const t = useWords(words);
  const eventName = useEventName();
  const mediaName = useMediaName();
  const events = useQuery(callbacks.events({ appkey: callback.appkey }));
  const [editing, setEditing] = useState<CallbackEvent | null>(null);
  const [isCopying, setCopying] = useState(false);
  const turn = useAct({
    call: callbacks.turn(),
    done: ({ body, name }: Turning) => (body.isOn ? t.turnedOn : t.turnedOff)(name),
    undo: ({ body }) => undoBy(callbacks.turn(), { body: { ...body, isOn: !body.isOn } }),
  });
  const remove = useAct({
    call: ourCallbacks.delete(),
    confirm: (one: Callback) => ({ title: t.removeTitle(one.name), children: t.removeText, act: t.remove, kind: 'danger' }),
    done: ({ name }) => t.removed(name),
  });
  const { id } = callback;
  const all = events.data ?? [];
  const onTurn = (event: CallbackEvent, isOn: boolean) => void turn.run({ body: { id, event: event.event, isOn }, name: eventName(event) });
  const columns = useColumns({ callback, onTurn, onEdit: setEditing });
  return (
    <Panel
      title={mediaName(callback.name)}
      {...(events.data && { note: t.eventsNote(all.length, all.filter((event) => mappingOf(event, id)?.isOn).length) })}
      isFlush
      actions={
        <Stack direction="row" gap="3">
          <Switch
            label={t.whole}
            value={callback.isOn}
            isBusy={turn.isRunning}
            onChange={(isOn) => void turn.run({ body: { id, event: null, isOn }, name: mediaName(callback.name) })}
          />
          <Button kind="ghost" size="sm" icon={Copy} onPress={() => setCopying(true)}>
            {t.copy}
          </Button>
          {callback.media === null && (
            <Button kind="ghost" size="sm" icon={Trash2} onPress={() => void remove.run(callback)}>
              {t.remove}
            </Button>
          )}
        </Stack>
      }
    >
      <AsyncView of={events} skeleton={<TableSkeleton label={t.events} columns={columns} phone="cards" />}>
        {(rows) => <Table label={t.events} columns={columns} rows={rows} rowKey={rowKey} phone="cards" />}
      </AsyncView>
      {isCopying && events.data && <CopyDialog callback={callback} events={events.data} all={others} onClose={() => setCopying(false)} />}
      {editing && <MappingDialog callback={callback} event={editing} events={all} onClose={() => setEditing(null)} />}
    </Panel>
  );
}

interface Turning {
  body: { id: number; event: string | null; isOn: boolean };
  name: string;
}

const rowKey = ({ event }: CallbackEvent) => event;

interface ColumnActs {
  callback: Callback;
  onTurn: (event: CallbackEvent, isOn: boolean) => void;
  onEdit: (event: CallbackEvent) => void;
}

function useColumns({ callback: { id, media }, onTurn, onEdit }: ColumnActs): readonly Column<CallbackEvent>[] {
  const t = useWords(words);
  const eventName = useEventName();
  return useMemo(
    () => [
      {
        id: 'event',
        title: t.event,
        value: eventName,
        pin: 'start',
        width: 140,
        phone: 'title',
      },
      {
        id: 'on',
        title: t.send,
        width: 72,
        phone: 'aside',
        cell: (event) => (
          <Switch
            label={t.turn(eventName(event))}
            isLabelHidden
            value={mappingOf(event, id)?.isOn ?? false}
            onChange={(isOn) => onTurn(event, isOn)}
          />
        ),
      },
      {
        id: 'mediaEvent',
        title: t.mediaEvent,
        width: 150,
        phone: 'line',
        // A server of one's own gets an event under its own key where it has no other name for it.
        cell: (event) => mappingOf(event, id)?.mediaEvent ?? (media === null ? event.event : <Status tone="warning">{t.unmapped}</Status>),
      },
      { id: 'scope', title: t.scope, width: 110, phone: 'line', cell: (event) => t[mappingOf(event, id)?.scope ?? 'attributed'] },
      { id: 'count', title: t.count, value: ({ count }) => count, as: { kind: 'count' }, width: 130, phone: 'half' },
      {
        id: 'edit',
        title: '',
        width: 110,
        align: 'end',
        cell: (event) => (
          <Button kind="link" size="sm" onPress={() => onEdit(event)}>
            {t.edit}
          </Button>
        ),
      },
    ],
    [t, eventName, id, media, onTurn, onEdit],
  );
}
