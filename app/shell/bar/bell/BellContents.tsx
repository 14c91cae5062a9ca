import styled from 'styled-components';
import { bilingual, Link, Text, useWords } from '#design-system';
import type { AccessContext } from '../../../access/gates.ts';
import type { Announcement } from '../../../api/notices/notices.ts';
import { stateNames } from '../../../lib/glossary/words.ts';
import { AdAccountAlerts } from './AdAccountAlerts.tsx';
import { RequestAnswers } from './RequestAnswers.tsx';
import { RightsChanges } from './RightsChanges.tsx';
import type { Requests } from './useRequests.ts';
import type { OwnRights } from './useRightsChanges.ts';

interface BellContentsProps {
  announcements: readonly Announcement[];
  requests: Requests;
  rights: OwnRights;
  context: AccessContext;
  /** When a line leads to its page. */
  onOpen: () => void;
}

const shown = 5;

/** What waits for the reader, what has changed for them, and the newest announcements. */
export function BellContents({ announcements, requests, rights, context, onOpen }: BellContentsProps) {
  const t = useWords(words);
  const { open, answers, see } = requests;
  return (
    <>
      {open > 0 && (
        <Head>
          <Link href="/manage/auth?tab=requests" onPress={onOpen}>
            {t.requests(open)}
          </Link>
        </Head>
      )}
      <RightsChanges of={rights.news} onSeen={rights.see} />
      <RequestAnswers of={answers} mayEdit={rights.mayEdit} onSeen={see} onOpen={onOpen} />
      <AdAccountAlerts context={context} onOpen={onOpen} />
      <List>
        {announcements.slice(0, shown).map(({ id, title, publishedOn, isRead }) => (
          <li key={id} data-unread={!isRead || undefined}>
            <Link href={`/manage/announcement?id=${id}`} kind="quiet" onPress={onOpen}>
              {title}
            </Link>
            <Text kind="caption" tone="tertiary">
              {isRead ? publishedOn : `${publishedOn} · ${t.isUnread}`}
            </Text>
          </li>
        ))}
      </List>
      {!announcements.length && (
        <Foot>
          <Text tone="tertiary">{t.noAnnouncements}</Text>
        </Foot>
      )}
      <Foot>
        <Link href="/manage/announcement" onPress={onOpen}>
          {t.allAnnouncements}
        </Link>
      </Foot>
    </>
  );
}

const words = bilingual({
  requests: [(n: number) => `${n} 个权限申请待处理`, (n: number) => `${n} access ${n === 1 ? 'request' : 'requests'} to answer`],
  isUnread: stateNames.unread,
  noAnnouncements: ['还没有公告', 'No announcements yet'],
  allAnnouncements: ['全部公告', 'All announcements'],
});

const Head = styled.div`
  padding: 10px var(--space-4);
  border-bottom: 1px solid var(--color-border-subtle);
`;

const List = styled.ol`
  margin: 0;
  padding: var(--space-2) 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: 2px;
    padding: var(--space-2) var(--space-4) var(--space-2) 28px;
  }
  & > li:hover {
    background: var(--color-bg-hover);
  }
  & > li[data-unread] {
    font-weight: 600;
  }
  /* A stop of the trace: filled while it waits to be read. */
  & > li::before {
    content: '';
    position: absolute;
    left: 13px;
    top: 15px;
    width: 7px;
    height: 7px;
    border: 1px solid var(--color-trace-dot);
    border-radius: 50%;
  }
  & > li[data-unread]::before {
    border-color: var(--color-accent-solid);
    background: var(--color-accent-solid);
  }
`;

const Foot = styled.div`
  padding: 10px var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
`;
