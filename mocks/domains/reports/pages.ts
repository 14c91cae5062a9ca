import { requireEntitlement, requireView } from '../../service/requireRights.ts';
import { missing } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { canView } from '../../world/members/rights.ts';
import { pages } from '../../world/members/seed-pages.ts';
import type { World } from '../../world/world.ts';

const lifecycle = ['useroverview@userlifecycle', 'channeloverview@userlifecycle'];

/** Reports that are not called after their page, or that several pages show: whoever may see one of them may read it. */
const named: Readonly<Record<string, string | readonly string[]>> = {
  h5_overview_banner: 'dashboard@monitor',
  wx_game_program_overview_banner: 'dashboard@monitor',
  campaigninfo_overview_banner: 'dashboard@monitor',
  retention_cohort: lifecycle,
  ltv_cohort: lifecycle,
  payer_cohort: lifecycle,
  roi_cohort: 'roi@monitor',
  ad_roas_cohort: 'admobinfo@trafficmonetization',
  admob_sources: 'admobinfo@trafficmonetization',
  activation_delay: 'effectevaluate@monitor',
  engagement: 'userengagement@behavioranalysis',
  session_length: 'userengagement@behavioranalysis',
  fraud_insight: 'fake@anticheatposition',
  event_funnel: 'Eventfunnel@behavioranalysis',
  serveridbackflow: 'refluxanalysis@userlifecycle',
  returning_cohort: 'refluxanalysis@userlifecycle',
};

/** The pages of a report: `campaigninfo` is that of `campaigninfo@monitor`. */
function pagesOf(report: string) {
  const keys = new Set([named[report] ?? []].flat());
  return pages.filter(({ key }) => keys.has(key) || key.split('@')[0] === report);
}

/** What only apps of the platforms of its page have: it is missing elsewhere, whoever asks. */
const ofItsPlatforms = new Set(['roi_cohort', 'activation_delay']);

/** Refuses a report to who may not see its page, or has not paid for it. */
export function requireRead(asking: { world: World; caller: Account }, report: string, app: number) {
  const shown = pagesOf(report);
  const [first] = shown;
  if (!first) throw missing('报表');
  const platform = asking.world.apps.find(app)?.platform;
  if (ofItsPlatforms.has(report) && platform && !first.platforms.includes(platform)) throw missing('该平台的报表');
  const page = shown.find(({ key }) => canView(asking.world, asking.caller, key, app)) ?? first;
  requireView(asking, page.key, app);
  if (page.service) requireEntitlement(asking, page.service, app);
}
