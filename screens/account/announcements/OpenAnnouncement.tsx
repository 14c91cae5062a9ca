import styled from 'styled-components';
import { Heading, Kbd, Link, phone, Text, useShortcuts, useWords } from '#design-system';
import { Html } from './html/Html.tsx';
import { minutesFor, type Readable } from './readable.ts';
import type { AnnouncementsList } from './useAnnouncementList.ts';
import { words } from './words.ts';

interface OpenAnnouncementProps {
  notice: Readable;
  /** The list that it stands in, for the way on. */
  of: AnnouncementsList;
}

export function OpenAnnouncement({ notice, of: { record } }: OpenAnnouncementProps) {
  const t = useWords(words);
  const { next, previous } = record;
  const go = (to: Readable | undefined) => to && record.open(to);
  useShortcuts({ j: () => go(next), k: () => go(previous) });
  return (
    <Article>
      <Text as="p" kind="caption" tone="tertiary">
        {notice.publishedOn} · {t.minutes(minutesFor(notice.words))}
      </Text>
      <Heading level={2} look="title">
        {notice.title}
      </Heading>
      <Html>{notice.content}</Html>
      <Ways>
        {next && (
          <span>
            {t.next}
            <Link href={record.hrefOf(next)} kind="quiet">
              {next.title}
            </Link>{' '}
            <Kbd>J</Kbd>
          </span>
        )}
        {previous && (
          <span>
            <Link href={record.hrefOf(previous)} kind="quiet">
              {t.previous}
            </Link>{' '}
            <Kbd>K</Kbd>
          </span>
        )}
      </Ways>
    </Article>
  );
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding: var(--space-3) var(--space-6) var(--space-6);

  ${phone} {
    padding: 0;
  }
`;

const Ways = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);
  margin-top: var(--space-3);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;
