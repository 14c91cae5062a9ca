import { useState } from 'react';
import { Button, Empty, JsonViewer, Note, SegmentedControl, Stack, useWords } from '#design-system';
import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { filterBy } from '../filters/filterBy.ts';
import { RecordFields } from './RecordFields.tsx';
import { WhyThisOne } from './WhyThisOne.tsx';

interface RecordDetailProps {
  of: LogSearch;
  journey: Journey;
  entry: LogEntry | undefined;
}

type Json = Parameters<typeof JsonViewer>[0]['value'];

/** One log: what was sent, as it was sent or field by field, and why it was credited. */
export function RecordDetail({ of: search, journey, entry }: RecordDetailProps) {
  const t = useWords(words);
  const [view, setView] = useState<'raw' | 'fields'>('raw');
  if (!entry)
    return (
      <Empty
        kind="lost"
        title={t.gone}
        cause={t.goneCause}
        actions={<Button onPress={() => search.set({ open: '' }, { isReplaced: true })}>{t.back}</Button>}
      />
    );
  return (
    <Stack gap="3">
      <SegmentedControl
        label={t.recordView}
        size="sm"
        value={view}
        onChange={setView}
        options={[
          { value: 'raw', label: t.raw },
          { value: 'fields', label: t.fields },
        ]}
      />
      {view === 'raw' ? (
        <Payload key={entry.id} of={entry} search={search} />
      ) : (
        <RecordFields of={entry} search={search} isLoser={journey.losers.some(({ id }) => id === entry.id)} />
      )}
      <WhyThisOne of={search} journey={journey} entry={entry} />
    </Stack>
  );
}

function Payload({ of: { payload }, search }: { of: LogEntry; search: LogSearch }) {
  const t = useWords(words);
  if (payload === null || payload === undefined)
    return <Note kind="info">{search.flags.pay !== false ? t.noPayload : t.hiddenPayload}</Note>;
  // Through JSON it is what it was when it was sent, whatever the wire made of it.
  const sent: Json = JSON.parse(JSON.stringify(payload));
  return (
    <JsonViewer
      title={t.payload}
      value={sent}
      picking={{
        label: (path, value) => t.filterBy(path.slice(1).replaceAll('/', '.'), value),
        // Nobody finds anything by a masked identifier.
        isOffered: (value) => value !== '' && !value.includes('…'),
        pick: (path, value) => filterBy(search, { field: `/${path.slice(1)}`, way: 'is', value }),
      }}
    />
  );
}
