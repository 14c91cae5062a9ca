import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { AsyncView, Button, Panel, SegmentedControl, Select, Skeleton, Stack, TextField, useWords } from '#design-system';
import { callbacks as calls, type Callback } from '#app/api/callbacks.ts';
import { ourCallbacks } from '#app/api/ours/apps/callbacks.ts';
import { useEventName } from '#app/lib/glossary/useEventName.ts';
import { useMediaName } from '#app/lib/glossary/useMediaName.ts';
import { Trace } from './Trace.tsx';
import { words } from './words.ts';

interface WhyNoCallbackProps {
  app: { id: number; appkey: string };
  callbacks: readonly Callback[];
  /** Sets one up for an ad network, by its key. */
  onAdd: (media: string) => void;
}

interface Asked {
  by: 'order' | 'device' | 'account';
  value: string;
  event: string | null;
  callback: number | null;
}

const chosenByService = '';

/** Follows one conversion to where it stopped, in the order of the checks, with the fix beside it. */
export function WhyNoCallback({ app, callbacks, onAdd }: WhyNoCallbackProps) {
  const t = useWords(words);
  const [draft, setDraft] = useState<Asked>({ by: 'order', value: '', event: null, callback: null });
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: events = [] } = useQuery(calls.events({ appkey: app.appkey }));
  const trace = useQuery({ ...ourCallbacks.trace({ app: app.id, ...(asked ?? draft) }), enabled: asked !== null });
  const change = (part: Partial<Asked>) => setDraft({ ...draft, ...part });
  return (
    <Panel title={t.why}>
      <Stack gap="3">
        <SegmentedControl
          label={t.by}
          value={draft.by}
          onChange={(by) => change({ by })}
          options={[
            { value: 'order', label: t.order },
            { value: 'device', label: t.device },
            { value: 'account', label: t.account },
          ]}
        />
        <TextField label={t.value(t[draft.by])} value={draft.value} onChange={(value) => change({ value })} isMono />
        <Narrowing of={draft} events={events} callbacks={callbacks} onChange={change} />
        <Button
          isDisabled={draft.value.trim() === ''}
          isBusy={trace.isFetching}
          onPress={() => setAsked({ ...draft, value: draft.value.trim() })}
        >
          {t.check}
        </Button>
        {asked && (
          <AsyncView of={trace} skeleton={<Skeleton shape="form" height={160} />}>
            {(checks) => <Trace checks={checks} events={events} callbacks={callbacks} onAdd={onAdd} />}
          </AsyncView>
        )}
      </Stack>
    </Panel>
  );
}

interface NarrowingProps {
  of: Asked;
  events: Parameters<typeof Trace>[0]['events'];
  callbacks: readonly Callback[];
  onChange: (part: Partial<Asked>) => void;
}

/** Which event and which target; the service chooses where nobody does. */
function Narrowing({ of: { event, callback }, events, callbacks, onChange }: NarrowingProps) {
  const t = useWords(words);
  const eventName = useEventName();
  const mediaName = useMediaName();
  const eventOptions = useMemo(
    () => [{ id: chosenByService, label: t.latestEvent }, ...events.map((one) => ({ id: one.event, label: eventName(one) }))],
    [events, eventName, t],
  );
  const targetOptions = useMemo(
    () => [{ id: chosenByService, label: t.itsTarget }, ...callbacks.map(({ id, name }) => ({ id: String(id), label: mediaName(name) }))],
    [callbacks, mediaName, t],
  );
  return (
    <>
      <Select label={t.event} options={eventOptions} value={event ?? chosenByService} onChange={(id) => onChange({ event: id || null })} />
      <Select
        label={t.target}
        options={targetOptions}
        value={callback === null ? chosenByService : String(callback)}
        onChange={(id) => onChange({ callback: id ? Number(id) : null })}
      />
    </>
  );
}
