import { reports } from '#app/api/reports/reports.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { cohortsOf, payback, retention } from './cohorts.ts';
import { delayOf } from './delay.ts';
import { funnelOf } from './funnel.ts';
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
  answer(reports.delay, ({ world, caller, input }) => delayOf(subjectOf(world, caller, named('activation_delay', input)), input.by)),
  answer(reports.funnel, ({ world, caller, input }) => funnelOf(subjectOf(world, caller, named('event_funnel', input)), input)),
];
