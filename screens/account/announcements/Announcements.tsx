import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import styled from 'styled-components';
import {
  AsyncView,
  Button,
  Empty,
  MasterDetail,
  Page,
  Panel,
  phone,
  SearchField,
  SegmentedControl,
  Skeleton,
  useWords,
} from '#design-system';
import { notices as calls, type Announcement } from '#app/api/notices/notices.ts';
import { AnnouncementList } from './AnnouncementList.tsx';
import { found, readable } from './found.ts';
import { NothingListed } from './NothingListed.tsx';
import { OpenAnnouncement } from './OpenAnnouncement.tsx';
import { ReadAll } from './ReadAll.tsx';
import { useAnnouncementsView, type AnnouncementsView } from './useAnnouncementsView.ts';
import { useReading } from './useReading.ts';
import { words } from './words.ts';

/** What the service has to say. Opening one reads it. */
export function Announcements() {
  const t = useWords(words);
  const view = useAnnouncementsView();
  const all = useQuery(calls.deployed());
  const unread = (all.data ?? []).filter(({ isRead }) => !isRead);
  return (
    <Page
      title={t.title}
      {...(all.data && { meta: t.count(all.data.length, unread.length) })}
      actions={
        <>
          <SegmentedControl
            label={t.show}
            value={view.isUnreadOnly ? 'unread' : 'all'}
            onChange={(which) => view.showUnread(which === 'unread')}
            options={[
              { value: 'all', label: t.all },
              { value: 'unread', label: t.unread, count: unread.length },
            ]}
          />
          <ReadAll unread={unread} />
        </>
      }
    >
      <AsyncView headingLevel={2} of={all} skeleton={<Skeleton shape="block" height={480} />}>
        {(told) => <Reader notices={told} view={view} />}
      </AsyncView>
    </Page>
  );
}

function Reader({ notices, view }: { notices: readonly Announcement[]; view: AnnouncementsView }) {
  const t = useWords(words);
  const all = useMemo(() => readable(notices), [notices]);
  const open = all.find(({ id }) => String(id) === view.openId);
  useReading(open);
  const listed = found(all, view.search, view.isUnreadOnly);
  return (
    <MasterDetail
      listWidth={376}
      isDetailOpen={view.openId !== null}
      onBack={view.close}
      backTo={t.back}
      list={
        <Panel isFlush>
          <Search>
            <SearchField
              label={t.search}
              value={view.search}
              onSearch={view.find}
              {...(view.search && { count: { found: listed.length, of: all.length } })}
            />
          </Search>
          {listed.length > 0 ? <AnnouncementList notices={listed} openId={open?.id} view={view} /> : <NothingListed view={view} />}
        </Panel>
      }
    >
      <Panel>
        <Room data-empty={!open || undefined}>
          {open ? (
            <OpenAnnouncement key={open.id} notice={open} among={listed} view={view} />
          ) : (
            <NothingOpen view={view} unread={all.filter(({ isRead }) => !isRead).map(({ id }) => id)} />
          )}
        </Room>
      </Panel>
    </MasterDetail>
  );
}

function NothingOpen({ view, unread }: { view: AnnouncementsView; unread: readonly number[] }) {
  const t = useWords(words);
  const oldest = unread.at(-1);
  if (view.openId !== null)
    return (
      <Empty headingLevel={2} kind="lost" title={t.gone} cause={t.goneCause} actions={<Button onPress={view.close}>{t.toAll}</Button>} />
    );
  return (
    <Empty
      headingLevel={2}
      kind="no-data"
      title={t.choose}
      cause={t.chooseCause(unread.length)}
      actions={oldest !== undefined && <Button onPress={() => view.open(oldest)}>{t.first}</Button>}
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
