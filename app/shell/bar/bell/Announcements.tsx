import { Suspense } from 'react';
import { Bell } from 'lucide-react';
import styled from 'styled-components';
import { Badge, IconButton, Popover, useWords } from '#design-system';
import type { AccessContext } from '../../../access/gates.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { notices } from '../../../api/notices/notices.ts';
import { usePolledQuery } from '../../../lib/usePolledQuery.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { words } from '../../words.ts';
import { config } from '../../../lib/config/current.ts';
import { useRequests } from './useRequests.ts';
import { useRightsChanges } from './useRightsChanges.ts';

/** Not needed before the bell is opened. */
const BellContents = lazyPart('bell', async () => (await import('./BellContents.tsx')).BellContents);

/** How many are unread, and the newest of them; the rest has its page. What else waits behind the bell has a mark of its own. */
export function Announcements({ viewer, context }: { viewer: Viewer; context: AccessContext }) {
  const t = useWords(words);
  // Every three minutes, unless the installation says otherwise.
  const { data = [] } = usePolledQuery(notices.deployed(), { every: config().poll.announcements * 1000 });
  const unread = data.filter(({ isRead }) => !isRead).length;
  const requests = useRequests(viewer);
  const { open, answers } = requests;
  const rights = useRightsChanges(viewer, requests);
  const others = [
    ...(open > 0 ? [t.openRequests(open)] : []),
    ...(answers.length > 0 ? [t.answeredRequests(answers.length)] : []),
    ...(rights.hasNews ? [t.changedRights] : []),
  ];
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
          <Suspense fallback={null}>
            <BellContents {...{ announcements: data, requests, rights, context }} onOpen={close} />
          </Suspense>
        )}
      </Popover>
      {others.length > 0 && (
        <Other>
          <Badge tone="accent" label={t.alsoWaiting(others.join(t.comma))} />
        </Other>
      )}
    </Badge>
  );
}

/* Below the count of announcements, at the other corner of the bell. */
const Other = styled.span`
  position: absolute;
  bottom: 3px;
  left: calc(50% + 5px);
  display: flex;
  border-radius: 50%;
  box-shadow: 0 0 0 2px var(--color-bg-surface);
  pointer-events: none;
`;
