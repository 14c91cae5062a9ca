import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { Badge, IconButton, Link, Popover, Text, useWords } from '#design-system';
import { notices } from '../../api/notices/notices.ts';
import { usePolledQuery } from '../../lib/usePolledQuery.ts';
import { words } from '../words.ts';

/** */
const everyThreeMinutes = 180_000;
const shown = 5;

/** How many are unread, and the newest of them; the rest has its page. */
export function Announcements() {
  const t = useWords(words);
  const { data = [] } = usePolledQuery(notices.deployed(), { every: everyThreeMinutes });
  const unread = data.filter(({ isRead }) => !isRead).length;
  return (
    <Badge value={unread} label={t.unread(unread)}>
      <Popover
        trigger={<IconButton icon={Bell} label={t.announcements} />}
        label={t.announcements}
        width={320}
        placement="bottom end"
        isFlush
      >
        {(close) => (
          <>
            <List>
              {data.slice(0, shown).map(({ id, title, publishedOn, isRead }) => (
                <li key={id} data-unread={!isRead || undefined}>
                  <Link href={`/manage/announcement?id=${id}`} kind="quiet" onPress={close}>
                    {title}
                  </Link>
                  <Text kind="caption" tone="tertiary">
                    {isRead ? publishedOn : `${publishedOn} · ${t.isUnread}`}
                  </Text>
                </li>
              ))}
            </List>
            {!data.length && (
              <Foot>
                <Text tone="tertiary">{t.noAnnouncements}</Text>
              </Foot>
            )}
            <Foot>
              <Link href="/manage/announcement" onPress={close}>
                {t.allAnnouncements}
              </Link>
            </Foot>
          </>
        )}
      </Popover>
    </Badge>
  );
}

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
