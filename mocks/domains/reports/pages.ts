import { requireEntitlement, requireView } from '../../service/requireRights.ts';
import { missing } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { pages } from '../../world/members/seed-pages.ts';
import type { World } from '../../world/world.ts';

/** Reports that are not called after their page. */
const named: Readonly<Record<string, string>> = {
  h5_overview_banner: 'dashboard@monitor',
  wx_game_program_overview_banner: 'dashboard@monitor',
  campaigninfo_overview_banner: 'dashboard@monitor',
  retention_cohort: 'useroverview@userlifecycle',
  roi_cohort: 'roi@monitor',
  activation_delay: 'effectevaluate@monitor',
  event_funnel: 'Eventfunnel@behavioranalysis',
  serveridbackflow: 'refluxanalysis@userlifecycle',
};

/** The page of a report: `campaigninfo` is that of `campaigninfo@monitor`. */
const pageOf = (report: string) => pages.find(({ key }) => key === named[report] || key.split('@')[0] === report);

/** Refuses a report to who may not see its page, or has not paid for it. */
export function requireRead(asking: { world: World; caller: Account }, report: string, app: number) {
  const page = pageOf(report);
  if (!page) throw missing('报表');
  requireView(asking, page.key, app);
  if (page.service) requireEntitlement(asking, page.service, app);
}
