import styled from 'styled-components';
import { Link, phone, useWords, VisuallyHidden } from '#design-system';
import { Hits } from '#screens/kit/listing/index.ts';
import { excerptOf, type Readable } from './readable.ts';
import type { AnnouncementsList } from './useAnnouncementList.ts';
import { words } from './words.ts';

interface AnnouncementListProps {
  of: AnnouncementsList;
  notices: readonly Readable[];
  /** The one that stands beside the list. */
  open: Readable | undefined;
}

/** Newest first, along a trace: a filled stop waits to be read. */
export function AnnouncementList({ of: { search, record }, notices, open }: AnnouncementListProps) {
  const t = useWords(words);
  return (
    <List aria-label={t.list}>
      {notices.map((notice) => {
        const { id, title, words: text, publishedOn, isRead } = notice;
        const isOpen = notice.id === open?.id;
        return (
          <Entry key={id} data-unread={!isRead || undefined} data-open={isOpen || undefined}>
            <Name>
              <Link href={record.hrefOf(notice)} kind="quiet" {...(isOpen && { 'aria-current': 'true' })}>
                {!isRead && <VisuallyHidden>{t.isUnread}</VisuallyHidden>}
                <Hits search={search}>{title}</Hits>
              </Link>
            </Name>
            <time dateTime={publishedOn}>{publishedOn.slice(2)}</time>
            <Excerpt>
              <Hits search={search}>{excerptOf(text, search)}</Hits>
            </Excerpt>
          </Entry>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  max-height: calc(100vh - 190px);
  overflow: auto;
  scrollbar-width: thin;
  list-style: none;
  border-top: 1px solid var(--color-border-subtle);

  ${phone} {
    max-height: none;
  }
`;

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-3);
  padding: 9px var(--space-4) 9px 36px;
  border-bottom: 1px solid var(--color-border-subtle);
  cursor: pointer;

  & > time {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: var(--color-bg-hover);
  }
  &[data-open] {
    background: var(--color-bg-selected);
  }
  /* The line of the trace, and its stop. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 auto -1px 18px;
    border-left: 1px solid var(--color-trace-line);
  }
  &:first-child::before {
    top: 18px;
  }
  &:last-child::before {
    bottom: calc(100% - 18px);
  }
  &::after {
    content: '';
    position: absolute;
    top: 15px;
    left: 15px;
    width: 7px;
    height: 7px;
    box-sizing: border-box;
    border: 1px solid var(--color-trace-dot);
    border-radius: 50%;
    background: var(--color-bg-surface);
  }
  &[data-unread]::after {
    border-color: var(--color-accent-solid);
    background: var(--color-accent-solid);
  }
`;

const Name = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-unread] > & {
    font-weight: 600;
  }
  /* The whole entry leads there. */
  & > a {
    position: static;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
`;

const Excerpt = styled.p`
  grid-column: 1 / -1;
  overflow: hidden;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
