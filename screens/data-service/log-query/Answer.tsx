import { SideDrawer, SplitView, tablet, useMedia, useWords } from '#design-system';
import type { Journey } from '#app/api/ours/data/logs.ts';
import { JourneyPanel } from './journey/JourneyPanel.tsx';
import { pathOf } from './journey/path.ts';
import { LogPanel } from './list/LogPanel.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RecordDetail } from './record/RecordDetail.tsx';
import { RecordPanel } from './record/RecordPanel.tsx';
import { useEntryWords } from './useEntryWords.ts';
import type { LogSearch } from './useLogSearch.ts';
import { words } from './words.ts';

interface AnswerProps {
  of: LogSearch;
  journey: Journey;
}

/** The journey or the list, and the log that the address names: beside the journey where there is room, else in a drawer. */
export function Answer({ of: search, journey }: AnswerProps) {
  const t = useWords(words);
  const { nameOf } = useEntryWords();
  const isNarrow = useMedia(tablet);
  const { view, open } = search.values;
  const entries = [...journey.stops, ...journey.losers];
  const entry = entries.find(({ id }) => id === open);
  if (entries.length === 0) return <NothingFound of={search} />;
  if (view === 'journey' && !isNarrow) {
    const path = pathOf(journey);
    // Nobody has chosen one: the install is what the path is about.
    const first = path.stops.find((stop) => stop.entry.kind === 'install') ?? path.stops[0];
    const shown = open === '' ? first?.entry : entry;
    return (
      <SplitView sideWidth="wide" side={<RecordPanel of={search} journey={journey} entry={shown} />}>
        <JourneyPanel of={search} journey={journey} path={path} shown={shown?.id ?? null} />
      </SplitView>
    );
  }
  return (
    <>
      {view === 'journey' ? (
        <JourneyPanel of={search} journey={journey} path={pathOf(journey)} shown={entry?.id ?? null} />
      ) : (
        <LogPanel of={search} journey={journey} />
      )}
      <SideDrawer
        isOpen={open !== ''}
        onOpenChange={(isOpen) => !isOpen && search.set({ open: '' }, { isReplaced: true })}
        title={entry ? nameOf(entry) : t.record}
        {...(entry && { meta: entry.at })}
      >
        <RecordDetail of={search} journey={journey} entry={entry} />
      </SideDrawer>
    </>
  );
}
