import { useMemo } from 'react';
import { DescriptionList, Note, Panel, Stack, Table, Tag, useWords, type Column } from '#design-system';
import type { AppEvent } from '#app/api/ours/apps/settings.ts';
import { words } from '../words.ts';
import type { TrackingNames } from './values.ts';

/** The same for who may look. */
export function TrackingFacts({ names: { events, parameters } }: { names: TrackingNames }) {
  const t = useWords(words);
  const columns = useMemo(
    (): readonly Column<AppEvent>[] => [
      { id: 'event', title: t.event, value: ({ event }) => event, width: 160, phone: 'title' },
      { id: 'chinese', title: t.chinese, value: ({ chinese }) => chinese, width: 160, phone: 'line' },
      { id: 'english', title: t.english, value: ({ english }) => english, width: 160, phone: 'line' },
      {
        id: 'isKey',
        title: t.isKey,
        value: ({ isKey }) => Number(isKey),
        width: 120,
        phone: 'aside',
        cell: ({ isKey }) => isKey && <Tag kind="accent">{t.isKey}</Tag>,
      },
    ],
    [t],
  );
  return (
    <Stack gap="4">
      <Note kind="info">{t.readOnly}</Note>
      <Panel title={t.events} isFlush>
        <Table label={t.events} columns={columns} rows={events} rowKey={({ event }) => event} phone="cards" />
      </Panel>
      <Panel title={t.parameters}>
        {parameters.length ? <DescriptionList items={parameters.map(({ key, name }) => ({ term: key, value: name }))} /> : t.none}
      </Panel>
    </Stack>
  );
}
