import { useState } from 'react';
import { Button, Empty, JsonViewer, Note, SegmentedControl, Stack, useWords } from '#design-system';
import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
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
        <Payload key={entry.id} of={entry} maySeeRevenue={search.flags.pay !== false} />
      ) : (
        <RecordFields of={entry} isLoser={journey.losers.some(({ id }) => id === entry.id)} />
      )}
      <WhyThisOne of={search} journey={journey} entry={entry} />
    </Stack>
  );
}

function Payload({ of: { payload }, maySeeRevenue }: { of: LogEntry; maySeeRevenue: boolean }) {
  const t = useWords(words);
  if (payload === null || payload === undefined) return <Note kind="info">{maySeeRevenue ? t.noPayload : t.hiddenPayload}</Note>;
  // Through JSON it is what it was when it was sent, whatever the wire made of it.
  const sent: Json = JSON.parse(JSON.stringify(payload));
  return <JsonViewer title={t.payload} value={sent} />;
}
