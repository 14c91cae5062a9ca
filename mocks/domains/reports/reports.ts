import { reports } from '#app/api/reports/reports.ts';
import { answer, type Answer } from '../../service/answer.ts';
import { cohortsOf, payback, retention } from './cohorts.ts';
import { delayOf } from './delay.ts';
import { funnelOf } from './funnel.ts';
import { rowsOf } from './rows.ts';
import { subjectOf } from './scope.ts';

const bannerMetrics = ['clicks', 'installs', 'registrations', 'active', 'payers', 'income', 'orders', 'logins', 'cost', 'retention1'];

/** Day by day, so that a figure brings its little line along. */
const banner = { by: 'day', metrics: bannerMetrics } as const;

export const reportAnswers: readonly Answer[] = [
  answer(reports.rows, ({ world, caller, input }) => rowsOf(subjectOf(world, caller, input.app, input), input)),
  answer(reports.bannerOfH5, ({ world, caller, input }) => rowsOf(subjectOf(world, caller, input.app, input), banner)),
  answer(reports.bannerOfMiniPrograms, ({ world, caller, input }) => rowsOf(subjectOf(world, caller, input.app, input), banner)),
  answer(reports.banner, ({ world, caller, input }) => rowsOf(subjectOf(world, caller, input.app, input), banner)),
  answer(reports.retention, ({ world, caller, input }) => cohortsOf(subjectOf(world, caller, input.app, input), input.by, retention)),
  answer(reports.payback, ({ world, caller, input }) => cohortsOf(subjectOf(world, caller, input.app, input), input.by, payback)),
  answer(reports.delay, ({ world, caller, input }) => delayOf(subjectOf(world, caller, input.app, input), input.by)),
  answer(reports.funnel, ({ world, caller, input }) => funnelOf(subjectOf(world, caller, input.app, input), input)),
];
