import * as v from 'valibot';
import { calls } from '../declare/calls.ts';
import type { Codec } from '../wire/codec.ts';
import { day, integer, oneOf, text } from '../wire/scalars.ts';
import { key } from '../wire/sensitive.ts';
import { list, maybe, named } from '../wire/shapes.ts';
import { paging, sorting } from '../paging.ts';
import { atAge } from './atAge.ts';
import { averagePeople } from './averagePeople.ts';
import { countedAs } from './countedAs.ts';
import { pathUnits, stepOrders } from './funnelStep.ts';
import {
  adDimension,
  adScope,
  Cohorts,
  DataGaps,
  dimension,
  Distribution,
  DropOuts,
  Engagement,
  FraudInsight,
  FunnelSteps,
  limits,
  ReportRows,
  returnDimension,
  scope,
} from './shapes.ts';
import { adParts, AdSources } from './adRevenue.ts';

const { query } = calls('reports');

/** a row for each day, or one for the whole period. */
const aggregation: Codec<boolean> = {
  read: v.pipe(
    v.picklist(['all', 'day']),
    v.transform((word) => word === 'day'),
  ),
  write: (isByDay) => (isByDay ? 'day' : 'all'),
  json: { enum: ['all', 'day'] },
};

/** The query of report rows. */
const scopeQuery = {
  ...scope,
  by: named('dimension', dimension),
  byDay: named('aggregation', maybe(aggregation)),
  metrics: maybe(list(key)),
  /** Revenue to date as it stood on that day, at the hour that it is now: two periods are compared at the same age (ours, G-05). */
  asOf: named('asof', maybe(day)),
  /** Days of another time zone, in hours east of UTC: as a medium elsewhere counts them (ours, G-05). */
  zone: named('utcoffset', maybe(integer)),
  /** Installs and what came of them, on the day of their click (ours, G-05). */
  dated: named('dateof', maybe(oneOf('install', 'click'))),
  limits,
  ...sorting,
  ...paging,
};

/** A path, the order it has to be gone in, who is counted on it, and how long they have (ours, G-05). */
const pathQuery = {
  steps: list(text),
  order: named('steporder', maybe(oneOf(...stepOrders))),
  unit: named('countby', maybe(oneOf(...pathUnits))),
  windowMinutes: named('windowminutes', maybe(integer)),
};

const spec = 'getReport';

/** All of them are the one call `/api/report/{app}/{report}` of the specification; each family of answers has its declaration (G-05). */
export const reports = {
  rows: query('GET /api/report/{app}/{report}', {
    query: scopeQuery,
    result: ReportRows,
    read: (answer, asked) => countedAs(atAge(averagePeople(answer, asked), asked), asked),
    cites: 'R-186 G-05',
    spec,
  }),

  // The banner of the overview, by kind of platform.
  bannerOfH5: query('GET /api/report/{app}/h5_overview_banner', {
    query: scope,
    result: ReportRows,
    read: averagePeople,
    cites: 'R-187',
    spec: 'getH5OverviewBanner',
  }),
  bannerOfMiniPrograms: query('GET /api/report/{app}/wx_game_program_overview_banner', {
    query: scope,
    result: ReportRows,
    read: averagePeople,
    cites: 'R-188',
    spec: 'getWxGameProgramOverviewBanner',
  }),
  banner: query('GET /api/report/{app}/campaigninfo_overview_banner', {
    query: scope,
    result: ReportRows,
    read: averagePeople,
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
  /** Revenue so far per install, by age. */
  lifetimeValue: query('GET /api/report/{app}/ltv_cohort', {
    query: { ...adScope, by: named('dimension', adDimension) },
    result: Cohorts,
    cites: 'G-05',
    spec,
  }),
  /** Who paid on that day, of all installs. */
  paying: query('GET /api/report/{app}/payer_cohort', {
    query: { ...adScope, by: named('dimension', adDimension) },
    result: Cohorts,
    cites: 'G-05',
    spec,
  }),
  /** Who opened the app after so many days away, followed from that day on as others are from their install. */
  returning: query('GET /api/report/{app}/returning_cohort', {
    query: { ...adScope, by: named('dimension', returnDimension), away: integer, measure: oneOf('retention', 'ltv') },
    result: Cohorts,
    cites: 'G-05',
    spec,
  }),
  /** Ad revenue so far over ad spend, by age. */
  adReturns: query('GET /api/report/{app}/ad_roas_cohort', {
    query: { ...adScope, by: named('dimension', adDimension) },
    result: Cohorts,
    cites: 'A-04 G-05',
    spec,
  }),
  /** Ad revenue by mediation network, placement or format, or by app: of those apps where the reader may see it. */
  adSources: query('GET /api/report/{app}/admob_sources', {
    query: { ...scope, part: oneOf(...adParts) },
    result: AdSources,
    cites: 'A-04 G-05',
    spec,
  }),
  delay: query('GET /api/report/{app}/activation_delay', {
    query: { ...scope, by: named('dimension', adDimension) },
    result: Distribution,
    cites: 'G-05',
    spec,
  }),
  engagement: query('GET /api/report/{app}/engagement', { query: scope, result: Engagement, cites: 'G-05', spec }),
  sessionLengths: query('GET /api/report/{app}/session_length', { query: scope, result: Distribution, cites: 'G-05', spec }),
  fraud: query('GET /api/report/{app}/fraud_insight', { query: scope, result: FraudInsight, cites: 'G-02 G-05', spec }),
  /** What is missing in some days of an app: asked once for a page, for whatever it shows. */
  gaps: query('GET /api/report/{app}/data_gaps', {
    query: { from: named('startdate', day), to: named('enddate', day) },
    result: DataGaps,
    cites: 'G-05',
    spec,
  }),
  funnel: query('GET /api/report/{app}/event_funnel', {
    query: { ...scope, ...pathQuery, by: named('dimension', dimension) },
    result: FunnelSteps,
    cites: 'G-05',
    spec,
  }),
  /** Who reached a step and not the next, for those who may see orders and events. `step` counts from 0. */
  dropOuts: query('GET /api/report/{app}/event_funnel_dropouts', {
    query: { ...scope, ...pathQuery, step: integer },
    result: DropOuts,
    cites: 'R-090 G-05',
    spec,
  }),
};
