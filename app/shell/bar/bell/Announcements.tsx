import { Suspense } from 'react';
import { Bell } from 'lucide-react';
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

/** How many are unread, and the newest of them; the rest has its page. */
export function Announcements({ viewer, context }: { viewer: Viewer; context: AccessContext }) {
  const t = useWords(words);
  // Every three minutes, unless the installation says otherwise.
  const { data = [] } = usePolledQuery(notices.deployed(), { every: config().poll.announcements * 1000 });
  const unread = data.filter(({ isRead }) => !isRead).length;
  const requests = useRequests(viewer);
  const { open, answers } = requests;
  const rights = useRightsChanges(viewer, requests);
  const also = [open > 0 && t.alsoRequests(open), answers.length > 0 && t.alsoAnswers(answers.length), rights.hasNews && t.alsoRights];
  return (
    <Badge value={unread + open + answers.length + (rights.hasNews ? 1 : 0)} label={[t.unread(unread), ...also].filter(Boolean).join('')}>
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
    </Badge>
  );
}
