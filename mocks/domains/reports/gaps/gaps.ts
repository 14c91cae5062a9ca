import type { DataGap, DataGaps } from '#app/api/reports/shapes.ts';
import { missing } from '../../../service/refusal.ts';
import { adAccountsOf, healthOf } from '../../../world/ad-accounts/accounts.ts';
import type { Account } from '../../../world/members/account.ts';
import { canView } from '../../../world/members/rights.ts';
import type { World } from '../../../world/world.ts';

interface Asked {
  app: string | number;
  from: string;
  to: string;
}

/** What is missing in some days of an app: what is over and what still goes on, the earliest first. */
export function dataGapsOf(world: World, caller: Account, { app, from, to }: Asked): DataGaps {
  const found = world.apps.find(Number(app));
  if (!found) throw missing('应用');
  const maySee = canView(world, caller, 'channel@manage', found.id);
  const over = world.gapsOf(found.id).map((gap): DataGap => ({
    from: gap.from,
    to: gap.to,
    cause: gap.of.kind,
    name: gap.of.kind === 'adAccount' && maySee ? gap.of.account : null,
    isOpen: false,
  }));
  const broken = adAccountsOf(world)
    .all()
    .filter((account) => healthOf(world, account) === 'broken' && account.owner === found.owner && account.apps.includes(found.id))
    .filter(({ gives, problemSince }) => gives.includes('cost') && problemSince !== null)
    .map(({ alias, problemSince }): DataGap => ({
      from: problemSince?.slice(0, 10) ?? world.now.day,
      to: world.now.day,
      cause: 'adAccount',
      name: maySee ? alias : null,
      isOpen: true,
    }));
  return { gaps: [...over, ...broken].filter((gap) => gap.from <= to && gap.to >= from).toSorted((a, b) => a.from.localeCompare(b.from)) };
}
