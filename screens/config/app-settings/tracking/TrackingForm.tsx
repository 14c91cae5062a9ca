import { FormSection, GridCell, KeyValueRows, Note, useFieldForm, useWords, type Pair } from '#design-system';
import { useApp } from '#app/access/currentPage.ts';
import { appSettings } from '#app/api/ours/apps/settings.ts';
import { FormPage, useSave } from '#screens/kit/form/index.ts';
import { words } from '../words.ts';
import { EventRows } from './EventRows.tsx';
import type { EventValues, TrackingNames, TrackingValues } from './values.ts';

/** What events and parameters are called, in both languages. */
export function TrackingForm({ names: { events, parameters } }: { names: TrackingNames }) {
  const t = useWords(words);
  const app = useApp().id;
  const form = useFieldForm<TrackingValues>({
    defaultValues: {
      events: events.map(({ chinese, english, isKey }) => ({ chinese: chinese ?? '', english: english ?? '', isKey })),
      parameters: parameters.map(({ key, name }) => ({ key, value: name })),
    },
  });
  const save = useSave({
    form,
    call: appSettings.saveTracking(),
    input: (values) => ({
      app,
      body: {
        events: events.map(({ event }, index) => namingOf(event, values.events[index])),
        parameters: filled(values.parameters).map(({ key, value }) => ({ key: key.trim(), name: value.trim() })),
      },
    }),
    done: () => t.saved,
    failed: t.notSaved,
    draft: { name: `app events ${app}` },
  });
  const complete = (pairs: Pair[]) => {
    const rows = filled(pairs);
    const keys = new Set(rows.map(({ key }) => key.trim()));
    return (keys.size === rows.length && rows.every(({ key, value }) => key.trim() !== '' && value.trim() !== '')) || t.nameless;
  };
  const hasKey = form.getValues('events').some(({ isKey }) => isKey);
  return (
    <FormPage of={save} title={t.trackingTab} act={t.save} leavesWith={['tab', 'app']} blocker={hasKey ? undefined : t.keyNeeded}>
      <FormSection title={t.events} level={3} explanation={t.eventsWhy}>
        <GridCell span="all">
          <EventRows events={events} form={form} />
        </GridCell>
      </FormSection>
      <FormSection title={t.parameters} level={3} explanation={t.parametersWhy}>
        <GridCell span="all">
          <KeyValueRows
            {...form.field('parameters', { validate: { complete } })}
            label={t.parameters}
            isLabelHidden
            keyLabel={t.parameterKey}
            addLabel={t.addParameter}
          />
        </GridCell>
        <GridCell span="all">
          <Note kind="info">{t.onH5}</Note>
        </GridCell>
      </FormSection>
    </FormPage>
  );
}

const namingOf = (event: string, { chinese, english, isKey }: EventValues = { chinese: '', english: '', isKey: false }) => ({
  event,
  chinese: chinese.trim() || null,
  english: english.trim() || null,
  isKey,
});

const filled = (pairs: readonly Pair[]) => pairs.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
