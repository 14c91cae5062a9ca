import { useState } from 'react';
import { useApp } from '#app/access/currentPage.ts';
import { ours } from '#app/api/ours/ours.ts';
import { useEach } from '#screens/kit/acts/index.ts';
import type { PlannedCopy } from './planCopies.ts';

/** What became of a copy. `kept` is why one that was made could not be taken back. */
export type Fate = { is: 'made'; id: number; kept?: string } | { is: 'failed'; reason: string } | { is: 'removed' };

/** Makes the planned copies in their order, repeats those that failed, and takes back those that were made. */
export function useCopies(plan: readonly PlannedCopy[]) {
  const app = useApp().id;
  const [fates, setFates] = useState<ReadonlyMap<number, Fate>>(new Map());
  const create = useEach({ call: ours.campaigns.create });
  const remove = useEach({ call: ours.campaigns.delete });
  const setFate = (of: number | undefined, fate: Fate) => of !== undefined && setFates((now) => new Map(now).set(of, fate));

  const open = plan.flatMap(({ of, draft }) => {
    const fate = fates.get(of.id);
    return draft && (!fate || fate.is === 'failed') ? [{ of: of.id, draft }] : [];
  });
  const made = plan.flatMap(({ of }) => {
    const fate = fates.get(of.id);
    return fate?.is === 'made' ? [{ of: of.id, id: fate.id }] : [];
  });
  const count = (is: Fate['is']) => [...fates.values()].filter((fate) => fate.is === is).length;

  return {
    fates,
    open: open.length,
    made: made.length,
    failed: count('failed'),
    removed: count('removed'),
    isRunning: create.isRunning || remove.isRunning,
    run: async () =>
      create.run(
        open.map(({ draft }) => ({ app, body: draft })),
        ({ result, reason = '' }, index) => setFate(open[index]?.of, result ? { is: 'made', id: result.id } : { is: 'failed', reason }),
      ),
    undo: async () =>
      remove.run(
        made.map(({ id }) => ({ app, id })),
        ({ input: { id }, reason }, index) =>
          setFate(made[index]?.of, reason === undefined ? { is: 'removed' } : { is: 'made', id, kept: reason }),
      ),
  };
}
