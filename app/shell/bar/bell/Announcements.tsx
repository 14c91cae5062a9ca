import { Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { Badge, IconButton, Link, Popover, Text, useWords } from '#design-system';
import { isAdmin } from '../../../access/role.ts';
import type { AccessContext } from '../../../access/gates.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { notices } from '../../../api/notices/notices.ts';
import { ourAccount, type AccessRequest } from '../../../api/ours/people/account.ts';
import { usePolledQuery } from '../../../lib/usePolledQuery.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { words } from '../../words.ts';
import { config } from '../../../lib/config/current.ts';
import { useSignedIn } from '../../../session/SessionProvider.tsx';
import { useStored } from '../../../session/useStored.ts';

/** Not needed before the bell is opened. */
const AdAccountAlerts = lazyPart('ad-account-alerts', async () => (await import('./AdAccountAlerts.tsx')).AdAccountAlerts);

const RequestAnswers = lazyPart('request-answers', async () => (await import('./RequestAnswers.tsx')).RequestAnswers);

const shown = 5;

/** How many are unread, and the newest of them; the rest has its page. */
export function Announcements({ viewer, context }: { viewer: Viewer; context: AccessContext }) {
  const t = useWords(words);
  // Every three minutes, unless the installation says otherwise.
  const { data = [] } = usePolledQuery(notices.deployed(), { every: config().poll.announcements * 1000 });
  const unread = data.filter(({ isRead }) => !isRead).length;
  const { open: requests, answers, see } = useRequests(viewer);
  const also = [requests > 0 && t.alsoRequests(requests), answers.length > 0 && t.alsoAnswers(answers.length)];
  return (
    <Badge value={unread + requests + answers.length} label={[t.unread(unread), ...also].filter(Boolean).join('')}>
      <Popover
        trigger={<IconButton icon={Bell} label={t.announcements} />}
        label={t.announcements}
        width={320}
        placement="bottom end"
        isFlush
      >
        {(close) => (
          <>
            {requests > 0 && (
              <Head>
                <Link href="/manage/auth?tab=requests" onPress={close}>
                  {t.requests(requests)}
                </Link>
              </Head>
            )}
            <Suspense fallback={null}>
              <RequestAnswers of={answers} onSeen={see} onOpen={close} />
              <AdAccountAlerts context={context} onOpen={close} />
            </Suspense>
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

/**
 * Requests for access: how many are open, for those who may answer them, and which of the own have been answered since the bell was
 * opened last. A back end that has no requests has none.
 */
function useRequests(viewer: Viewer) {
  const { account } = useSignedIn();
  const [seen, setSeen] = useStored(`answers.${account?.id ?? 0}`, readSeen);
  const { data = none } = useQuery({ ...ourAccount.accessRequests(), enabled: !viewer.isDemo });
  const open = isAdmin(viewer.role) ? data.filter(({ state }) => state === 'open').length : 0;
  const answers = data.filter(({ id, from, state }) => state !== 'open' && from === account?.email && !seen.includes(id));
  return { open, answers, see: () => setSeen([...seen, ...answers.map(({ id }) => id)]) };
}

const none: readonly AccessRequest[] = [];
const readSeen = (stored: unknown): readonly number[] => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []);

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
