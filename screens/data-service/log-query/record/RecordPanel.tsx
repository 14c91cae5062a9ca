import { Empty, Panel, useWords } from '#design-system';
import type { Journey, LogEntry } from '#app/api/ours/data/logs.ts';
import { useEntryWords } from '../useEntryWords.ts';
import type { LogSearch } from '../useLogSearch.ts';
import { words } from '../words.ts';
import { RecordDetail } from './RecordDetail.tsx';

interface RecordPanelProps {
  of: LogSearch;
  journey: Journey;
  entry: LogEntry | undefined;
}

/** The log that is open, beside the journey. */
export function RecordPanel({ of: search, journey, entry }: RecordPanelProps) {
  const t = useWords(words);
  const { nameOf } = useEntryWords();
  if (!entry && search.values.open === '')
    return (
      <Panel>
        <Empty kind="no-data" headingLevel={2} title={t.pick} cause={t.pickCause} />
      </Panel>
    );
  return (
    <Panel title={entry ? nameOf(entry) : t.record} {...(entry && { note: entry.at.slice(5) })}>
      <RecordDetail of={search} journey={journey} entry={entry} />
    </Panel>
  );
}
