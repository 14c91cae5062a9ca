import { calls } from '../declare/calls.ts';
import { flag, integer, text } from '../wire/scalars.ts';
import { list, maybe, named } from '../wire/shapes.ts';
import { paging, sorting } from '../paging.ts';
import { adDimension, adScope, Cohorts, dimension, Distribution, FunnelSteps, limits, ReportRows, scope } from './shapes.ts';

const { query } = calls('reports');

/** The query of report rows. `byDay` is the aggregation of R-105: a row for each day, or one for the whole period. */
const scopeQuery = {
  ...scope,
  by: named('dimension', dimension),
  byDay: named('aggregation', maybe(flag)),
  metrics: maybe(list(text)),
  limits,
  ...sorting,
  ...paging,
};

const spec = 'getReport';

/** All of them are the one call `/api/report/{app}/{report}` of the specification; each family of answers has its declaration (G-05). */
export const reports = {
  rows: query('GET /api/report/{app}/{report}', { query: scopeQuery, result: ReportRows, cites: 'R-186 G-05', spec }),

  // The banner of the overview, by kind of platform.
  bannerOfH5: query('GET /api/report/{app}/h5_overview_banner', {
    query: scope,
    result: ReportRows,
    cites: 'R-187',
    spec: 'getH5OverviewBanner',
  }),
  bannerOfMiniPrograms: query('GET /api/report/{app}/wx_game_program_overview_banner', {
    query: scope,
    result: ReportRows,
    cites: 'R-188',
    spec: 'getWxGameProgramOverviewBanner',
  }),
  banner: query('GET /api/report/{app}/campaigninfo_overview_banner', {
    query: scope,
    result: ReportRows,
    cites: 'R-189',
    spec: 'getCampaigninfoOverviewBanner',
  }),

  retention: query('GET /api/report/{app}/retention_cohort', {
    query: { ...adScope, by: named('dimension', adDimension) },
    result: Cohorts,
    cites: 'G-05',
    spec,
  }),
  payback: query('GET /api/report/{app}/roi_cohort', {
    query: { ...adScope, by: named('dimension', adDimension) },
    result: Cohorts,
    cites: 'G-05',
    spec,
  }),
  delay: query('GET /api/report/{app}/activation_delay', {
    query: { ...scope, by: named('dimension', adDimension) },
    result: Distribution,
    cites: 'G-05',
    spec,
  }),
  funnel: query('GET /api/report/{app}/event_funnel', {
    query: { ...scope, by: named('dimension', dimension), steps: list(text), windowDays: maybe(integer) },
    result: FunnelSteps,
    cites: 'G-05',
    spec,
  }),
};
