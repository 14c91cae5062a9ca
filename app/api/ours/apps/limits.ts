import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, flag, integer, nothing } from '../../wire/scalars.ts';
import { named, shape } from '../../wire/shapes.ts';

const { query, mutation } = calls('reports', { isOurs: true });
const app = { app: integer };
const cites = 'G-03';

/** From which shares on the reports of an app mark something, and whether they count what came by itself. Shares are from 0 to 1. */
export const ReportLimits = shape({
  injection: named('injectionShare', amount),
  flooding: named('floodingShare', amount),
  nullShare: amount,
  hasOrganic: named('natureOpen', flag),
});
export type ReportLimits = ValueOf<typeof ReportLimits>;

export const reportLimits = {
  of: query('GET /api/{app}/report-limits', { path: app, result: ReportLimits, cites }),
  /** Without organic traffic the flag `isNatureOpen` is off for everybody in this app. */
  save: mutation('PUT /api/{app}/report-limits', {
    path: app,
    body: ReportLimits,
    result: nothing,
    touches: ['account', 'apps', 'columns'],
    cites,
  }),
};
