import { Suspense, useMemo } from 'react';
import { versionOf, linkVersion } from '../../lib/address/version/version.ts';
import { useAllLosses, useLosses, type Loss } from '../../lib/address/losses.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { useSearchParams } from '../../lib/router.ts';
import type { Screen } from '../screen.ts';
import type { Access } from '../useAccess.ts';

/** Most links open whole. */
const LinkNote = lazyPart('link-note', async () => (await import('./LinkNote.tsx')).LinkNote);

const newer: readonly Loss[] = [{ part: 'version', cause: 'newer', count: 1 }];
const none: readonly Loss[] = [];

/** Above the page: what of its link is left out. The parts of the page say it of themselves. */
export function LeftOut({ screen, place }: { screen: Screen; place: Access }) {
  const [address] = useSearchParams();
  useLosses(useMemo(() => (versionOf(address) > linkVersion ? newer : none), [address]));
  const losses = useAllLosses();
  if (losses.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LinkNote losses={losses} screen={screen} place={place} />
    </Suspense>
  );
}
