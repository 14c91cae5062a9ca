import { Suspense, useMemo, useState } from 'react';
import { linkVersion, versionOf, withVersion } from '../../lib/address/version/version.ts';
import { distinctLosses, useAllLosses, useLosses, type Loss } from '../../lib/address/losses.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useSearchParams } from '../../lib/router.ts';
import { useSignedIn } from '../../session/SessionProvider.tsx';
import type { Screen } from '../screen.ts';
import type { Access } from '../useAccess.ts';

/** Most links open whole. */
const LinkNote = lazyPart('link-note', async () => (await import('./LinkNote.tsx')).LinkNote);

const newer: readonly Loss[] = [{ part: 'version', cause: 'newer', count: 1 }];
const none: readonly Loss[] = [];

/**
 * Above the page: what of its link is left out. The parts of the page say it of themselves. The first change of a reader takes out of the
 * address what could not be opened, so it is said until another page, or the page as it begins, is opened.
 */
export function LeftOut({ screen, place }: { screen: Screen; place: Access }) {
  const [address] = useSearchParams();
  useLosses(useMemo(() => (versionOf(address) > linkVersion ? newer : none), [address]));
  const now = useAllLosses();
  const { account } = useSignedIn();
  const page = `${screen.path} ${place.app?.id} ${account?.id}`;
  const isAsItBegins = withVersion(address).size <= 1;
  const [said, setSaid] = useState({ page, losses: none, seen: place.flags });
  // Columns of the account are in no address: those chosen anew are all shown.
  const before = said.page === page && !isAsItBegins ? said.losses.filter(({ part }) => part !== 'ownColumn') : none;
  // What a reader saw here and sees no more was not left out of a link.
  const seen = said.page === page ? [...new Set([...said.seen, ...place.flags])] : place.flags;
  const losses = now.length > 0 ? distinctLosses([...before, ...now]) : before;
  if (said.page !== page || said.losses.length !== losses.length || said.seen.length !== seen.length) setSaid({ page, losses, seen });
  if (losses.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LinkNote losses={losses} seen={seen} screen={screen} place={place} />
    </Suspense>
  );
}
