import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { AsyncView, Button, Empty, Page, Panel, Skeleton, Stack, useWords } from '#design-system';
import { storedDays } from '#app/lib/links/useJourneyHref.ts';
import { logs } from '#app/api/ours/data/logs.ts';
import { usePageTitle } from '#app/lib/pages.ts';
import { useDownload } from '#screens/kit/acts/index.ts';
import { Answer } from './Answer.tsx';
import { useLogFilters } from './filters/useLogFilters.ts';
import { SearchBar } from './search/SearchBar.tsx';
import { useLogSearch, type LogSearch } from './useLogSearch.ts';
import { ShareLink } from './share/ShareLink.tsx';
import { Withheld } from './share/Withheld.tsx';
import { words } from './words.ts';

/** What happened on one device, of one order, account or click (R-049, G-02): its journey, and every log with its raw payload. */
export function LogQuery() {
  const t = useWords(words);
  const title = usePageTitle();
  const search = useLogSearch();
  const { by, value } = search.request;
  const isLocked = by === 'order' && search.flags.order === false;
  return (
    <Page
      title={title}
      meta={t.meta(storedDays, search.firstDay)}
      actions={
        value !== '' &&
        !isLocked && (
          <>
            <ShareLink of={search} />
            <File of={search} />
          </>
        )
      }
    >
      {/* An address from elsewhere brings another search. */}
      <SearchBar key={`${by} ${value}`} of={search} />
      {isLocked ? (
        <Panel>
          <Empty kind="locked" headingLevel={2} title={t.locked} cause={t.lockedCause} />
        </Panel>
      ) : value === '' ? (
        <Panel>
          <Empty kind="no-match" headingLevel={2} title={t.start} cause={search.flags.order ? t.startCauseOrders : t.startCause} />
        </Panel>
      ) : (
        <Found of={search} />
      )}
    </Page>
  );
}

function Found({ of: search }: { of: LogSearch }) {
  const t = useWords(words);
  const journey = useQuery(logs.journey(search.request));
  return (
    <AsyncView
      headingLevel={2}
      of={journey}
      skeleton={
        <Panel>
          <Skeleton shape="rows" height={420} />
        </Panel>
      }
      explain={() => ({ title: t.failed, cause: t.failedCause })}
    >
      {(found) => (
        <Stack gap="4">
          <Withheld of={search} isMasked={found.isMasked} />
          <Answer of={search} journey={found} />
        </Stack>
      )}
    </AsyncView>
  );
}

/** Exactly what was searched, over these days. */
function File({ of: search }: { of: LogSearch }) {
  const t = useWords(words);
  const download = useDownload(logs.file());
  // The journey is of all logs; the list may be of one kind.
  const { view, selection } = search.values;
  const isList = view === 'all';
  const kind = isList ? selection : 'all';
  // The page has it: the answer is the one of the journey that is shown.
  const { data } = useQuery({ ...logs.journey(search.request), enabled: false });
  const { text } = useLogFilters(search, data ?? noLogs);
  const filters = isList ? text : null;
  return (
    <Button icon={Download} isBusy={download.isRunning} onPress={() => void download.run({ ...search.request, kind, filters })}>
      {t.file}
    </Button>
  );
}

const noLogs = { stops: [], losers: [] };
