import styled from 'styled-components';
import { Heading, Kbd, Link, phone, Text, useShortcuts, useWords } from '#design-system';
import { Html } from './html/Html.tsx';
import { minutesFor, type Readable } from './found.ts';
import type { AnnouncementsView } from './useAnnouncementsView.ts';
import { words } from './words.ts';

interface OpenAnnouncementProps {
  notice: Readable;
  /** The list that it stands in, for the way on. */
  among: readonly Readable[];
  view: AnnouncementsView;
}

export function OpenAnnouncement({ notice, among, view }: OpenAnnouncementProps) {
  const t = useWords(words);
  const at = among.findIndex(({ id }) => id === notice.id);
  const next = at < 0 ? undefined : among[at + 1];
  const previous = at < 0 ? undefined : among[at - 1];
  const go = (to: Readable | undefined) => to && view.open(to.id);
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
            <Link href={view.hrefOf(next.id)} kind="quiet">
              {next.title}
            </Link>{' '}
            <Kbd>J</Kbd>
          </span>
        )}
        {previous && (
          <span>
            <Link href={view.hrefOf(previous.id)} kind="quiet">
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
