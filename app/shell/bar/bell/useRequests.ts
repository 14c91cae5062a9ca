import { useQuery } from '@tanstack/react-query';
import { isAdmin } from '../../../access/role.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { ourAccount, type AccessRequest } from '../../../api/ours/people/account.ts';
import { useSignedIn } from '../../../session/SessionProvider.tsx';
import { useStored } from '../../../session/useStored.ts';

export interface Requests {
  /** How many wait for an answer of the reader. */
  open: number;
  /** What became of the reader's own requests since the bell was opened last. */
  answers: readonly AccessRequest[];
  see: () => void;
  /** When they were fetched. A back end that has no requests has none at any time. */
  at: number;
  refetch: () => void;
}

/** Requests for access: those that the reader may answer, and the answers to their own. */
export function useRequests(viewer: Viewer): Requests {
  const { account } = useSignedIn();
  const [seen, setSeen] = useStored(`answers.${account?.id ?? 0}`, readSeen);
  const asked = useQuery({ ...ourAccount.accessRequests(), enabled: !viewer.isDemo });
  const { data = none } = asked;
  const answers = data.filter(({ id, from, state }) => state !== 'open' && from === account?.email && !seen.includes(id));
  return {
    open: isAdmin(viewer.role) ? data.filter(({ state }) => state === 'open').length : 0,
    answers,
    see: () => setSeen([...seen, ...answers.map(({ id }) => id)]),
    at: asked.isError ? Infinity : asked.dataUpdatedAt,
    refetch: () => void asked.refetch(),
  };
}

const none: readonly AccessRequest[] = [];
const readSeen = (stored: unknown): readonly number[] => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : []);
