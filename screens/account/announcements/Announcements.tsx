import styled from 'styled-components';
import { AsyncView, Button, Empty, MasterDetail, Page, Panel, PanelsSkeleton, phone, SegmentedControl, useWords } from '#design-system';
import { usePageTitle } from '#app/lib/pages.ts';
import { ListSearch } from '#screens/kit/listing/index.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { NothingListed } from './NothingListed.tsx';
import { OpenAnnouncement } from './OpenAnnouncement.tsx';
import { ReadAll } from './ReadAll.tsx';
import type { Readable } from './readable.ts';
import { useAnnouncementList, type AnnouncementsList } from './useAnnouncementList.ts';
import { useReading } from './useReading.ts';
import { words } from './words.ts';

/** What the service has to say. Opening one reads it. */
export function Announcements() {
  const t = useWords(words);
  const title = usePageTitle();
  const list = useAnnouncementList();
  const all = list.rowsOf;
  const unread = (all.data ?? []).filter(({ isRead }) => !isRead);
  return (
    <Page
      title={title}
      {...(all.data && { meta: t.count(all.data.length, unread.length) })}
      actions={
        <>
          <SegmentedControl
            label={t.show}
            value={list.values.show ?? 'all'}
            onChange={(which) => list.change({ show: which === 'unread' ? which : null })}
            options={[
              { value: 'all', label: t.all },
              { value: 'unread', label: t.unread, count: unread.length },
            ]}
          />
          <ReadAll unread={unread} />
        </>
      }
    >
      <AsyncView headingLevel={2} of={all} skeleton={<PanelsSkeleton parts={[{ list: 'rows', main: 'form' }]} />}>
        {(notices) => <Reader of={list} all={notices} />}
      </AsyncView>
    </Page>
  );
}

function Reader({ of: list, all }: { of: AnnouncementsList; all: readonly Readable[] }) {
  const t = useWords(words);
  const { key, close } = list.record;
  // One that a link names is read, whatever the list beside it is narrowed to.
  const chosen = all.find(({ id }) => String(id) === key);
  useReading(chosen);
  const listed = list.of.data?.rows ?? [];
  // Beside the list the newest stands open. It is not read by that: nobody has chosen it.
  const open = chosen ?? (key === '' ? listed[0] : undefined);
  return (
    <MasterDetail
      listWidth={376}
      isDetailOpen={key !== ''}
      onBack={close}
      backTo={t.back}
      list={
        <Panel isFlush>
          <Search>
            <ListSearch of={list} label={t.search} />
          </Search>
          {listed.length > 0 ? <AnnouncementList of={list} notices={listed} open={open} /> : <NothingListed of={list} />}
        </Panel>
      }
    >
      <Panel>
        <Room data-empty={!open || undefined}>
          {open ? <OpenAnnouncement key={open.id} notice={open} of={list} /> : <NothingOpen of={list} all={all} />}
        </Room>
      </Panel>
    </MasterDetail>
  );
}

function NothingOpen({ of: { record }, all }: { of: AnnouncementsList; all: readonly Readable[] }) {
  const t = useWords(words);
  const unread = all.filter(({ isRead }) => !isRead);
  const oldest = unread.at(-1);
  if (record.key !== '')
    return (
      <Empty headingLevel={2} kind="lost" title={t.gone} cause={t.goneCause} actions={<Button onPress={record.close}>{t.toAll}</Button>} />
    );
  return (
    <Empty
      headingLevel={2}
      kind="no-data"
      title={t.choose}
      cause={t.chooseCause(unread.length)}
      actions={oldest && <Button onPress={() => record.open(oldest)}>{t.first}</Button>}
    />
  );
}

/* As high as the list beside it. */
const Room = styled.div`
  display: grid;
  align-content: start;
  min-height: calc(100vh - 164px);

  &[data-empty] {
    align-content: center;
  }
  ${phone} {
    min-height: 0;
  }
`;

const Search = styled.div`
  padding: var(--space-3) var(--space-4);

  & > * {
    width: 100%;
    max-width: none;
  }
`;
