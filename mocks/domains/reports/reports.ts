import { reports } from '#app/api/reports/reports.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { lastAge } from '../../world/facts/curves.ts';
import type { Ledger } from '../../world/facts/ledger.ts';
import { returnsOf } from '../../world/facts/people/returns.ts';
import { cohortsOf, followedOf, lifetimeValue, payback, paying, retention } from './analysis/cohorts.ts';
import { delayOf } from './delay.ts';
import { engagementOf, sessionLengthsOf } from './analysis/engagement.ts';
import { fraudOf } from './analysis/fraud.ts';
import { adReturn } from './analysis/ads/adReturn.ts';
import { adAppsOf } from './analysis/ads/adApps.ts';
import { adSourcesOf } from './analysis/ads/adSources.ts';
import { dropOutsOf } from './analysis/funnel/dropOuts.ts';
import { funnelOf } from './analysis/funnel/funnel.ts';
import { dataGapsOf } from './gaps/gaps.ts';
import { rowsOf } from './rows.ts';
import { subjectOf } from './scope.ts';

const bannerMetrics = [
  'clicks',
  'duplicateClicks',
  'uniqueClicks',
  'installs',
  'registrations',
  'newPayers',
  'active',
  'payers',
  'income',
  'orders',
  'logins',
  'cost',
  'retention1',
  'installRate',
];

/** By day, for the sparklines of the figures. */
const banner = { by: 'day', metrics: bannerMetrics } as const;

/** The name of a report is the last part of its path, or what stands for it there. */
const named = <Input>(report: string, input: Input) => ({ ...input, report });

export const reportAnswers: readonly Answer[] = [
  answer(reports.rows, ({ world, caller, input }) => rowsOf(subjectOf(world, caller, input), input)),
  answer(reports.bannerOfH5, ({ world, caller, input }) => rowsOf(subjectOf(world, caller, named('h5_overview_banner', input)), banner)),
  answer(reports.bannerOfMiniPrograms, ({ world, caller, input }) =>
    rowsOf(subjectOf(world, caller, named('wx_game_program_overview_banner', input)), banner),
  ),
  answer(reports.banner, ({ world, caller, input }) =>
    rowsOf(subjectOf(world, caller, named('campaigninfo_overview_banner', input)), banner),
  ),
  answer(reports.retention, ({ world, caller, input }) =>
    cohortsOf(subjectOf(world, caller, named('retention_cohort', input)), input.by, retention),
  ),
  answer(reports.payback, ({ world, caller, input }) => cohortsOf(subjectOf(world, caller, named('roi_cohort', input)), input.by, payback)),
  answer(reports.lifetimeValue, ({ world, caller, input }) =>
    cohortsOf(subjectOf(world, caller, named('ltv_cohort', input)), input.by, lifetimeValue),
  ),
  answer(reports.adReturns, ({ world, caller, input }) =>
    cohortsOf(subjectOf(world, caller, named('ad_roas_cohort', input)), input.by, adReturn),
  ),
  answer(reports.adSources, ({ world, caller, input }) => {
    const { part } = input;
    if (part === 'app') return adAppsOf({ world, caller, input });
    return adSourcesOf(subjectOf(world, caller, named('admob_sources', input)), part);
  }),
  answer(reports.paying, ({ world, caller, input }) => cohortsOf(subjectOf(world, caller, named('payer_cohort', input)), input.by, paying)),
  answer(reports.returning, ({ world, caller, input }) => {
    const { by, away, measure } = input;
    const followed = { reach: lastAge, of: (books: Ledger) => returnsOf(books, away) };
    const measures = { retention, ltv: lifetimeValue };
    return followedOf(subjectOf(world, caller, named('returning_cohort', input)), { by, measure: measures[measure], followed });
  }),
  answer(reports.delay, ({ world, caller, input }) => delayOf(subjectOf(world, caller, named('activation_delay', input)), input.by)),
  answer(reports.engagement, ({ world, caller, input }) => engagementOf(subjectOf(world, caller, named('engagement', input)))),
  answer(reports.sessionLengths, ({ world, caller, input }) => sessionLengthsOf(subjectOf(world, caller, named('session_length', input)))),
  answer(reports.fraud, ({ world, caller, input }) => fraudOf(subjectOf(world, caller, named('fraud_insight', input)))),
  answer(reports.dropOuts, ({ world, caller, input }) => dropOutsOf(subjectOf(world, caller, named('event_funnel', input)), input)),
  answer(reports.gaps, ({ world, caller, input }) => dataGapsOf(world, caller, input)),
  answer(reports.funnel, ({ world, caller, input }) => funnelOf(subjectOf(world, caller, named('event_funnel', input)), input)),
];
