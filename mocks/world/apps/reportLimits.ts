import type { ReportLimits } from '#app/api/ours/apps/limits.ts';
import { rightsIn } from '../members/rights.ts';
import type { Account, Flags } from '../members/account.ts';
import { part } from '../state/part.ts';
import type { World } from '../world.ts';

const saved = part((world) =>
  world.store.collection<ReportLimits & { app: number }>(
    'report limits',
    () => [],
    ({ app }) => app,
  ),
);

export function limitsFor(world: World, id: number): ReportLimits {
  const { app: _app, ...limits } = saved(world).find(id) ?? { app: id, injection: 0.01, flooding: 0.04, nullShare: 0.3, hasOrganic: true };
  return limits;
}

export const saveLimits = (world: World, app: number, limits: ReportLimits) => saved(world).put({ app, ...limits });

/** What somebody sees in an app: their data flags, without organic traffic where the app does not count it. */
export function dataFlagsIn(world: World, account: Account, app: number): Flags {
  const { flags } = rightsIn(world, account, app);
  return flags.natural && !limitsFor(world, app).hasOrganic ? { ...flags, natural: false } : flags;
}
