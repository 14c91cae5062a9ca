import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { amount, day, flag, integer, text } from '../wire/scalars.ts';
import { freeText, token } from '../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../wire/shapes.ts';

const { query } = calls('account');

/** What mini-programs used. `left` is what remains, though the wire calls it overage. */
export const AppletFlow = shape({
  used: named('usedFlow', amount),
  limit: named('flowLimit', amount),
  usedPercent: amount,
  endsOn: named('pastDate', maybe(day)),
  left: named('overageFlow', maybe(amount)),
});
export type AppletFlow = ValueOf<typeof AppletFlow>;

/** Single numbers, not thousands; a limit of -1 is none. */
export const FlowUsage = shape({
  trackLimit: amount,
  trackUsed: named('trackTotalFlow', amount),
  trackLeftPercent: named('trackRemainPercent', maybe(amount)),
  packageLimit: maybe(amount),
  packageUsed: named('packageTotalFlow', maybe(amount)),
  packagePercent: named('packageFlowPercent', maybe(amount)),
  packageId: named('packageFlowId', maybe(integer)),
  endsOn: named('pastDate', maybe(day)),
  isRestricted: named('flowRestrict', orElse(flag, false)),
  isNotified: named('trackPastTimeNotified', orElse(flag, false)),
  applets: named('appletFlowUsage', maybe(AppletFlow)),
});
export type FlowUsage = ValueOf<typeof FlowUsage>;

export const FlowDay = shape({
  day: named('date', day),
  app: named('appId', integer),
  name: named('appName', text),
  used: named('trackFlow', amount),
  applets: named('appletFlow', orElse(amount, 0)),
});
export type FlowDay = ValueOf<typeof FlowDay>;

/** Why a tip about the flow is shown, if it is. */
export const FlowTip = shape({
  reason: named('tipType', maybe(text)),
  message: named('tips', maybe(freeText)),
  endsOn: named('pastDate', maybe(day)),
  daysLeft: named('remainDays', maybe(integer)),
});
export type FlowTip = ValueOf<typeof FlowTip>;

export const flow = {
  /** Also the flow detail and what is polled every five minutes. */
  usage: query('GET /api/account/flow/info', {
    result: FlowUsage,
    isShell: true,
    cites: 'R-088 C-12',
    spec: ['getAccountFlowInfo', 'pollFlowMonitoring', 'fetchFlowDetail'],
  }),
  byDay: query('GET /api/report/{token}/account_flow_day_app_applet_list', {
    path: { token },
    query: { from: named('startdate', maybe(day)), to: named('enddate', maybe(day)) },
    result: list(FlowDay),
    cites: 'A-21 G-06',
    spec: 'getAccountFlowDayAppAppletList',
  }),
  tip: query('GET /api/login/limit/flow/tip', { result: FlowTip, isShell: true, cites: 'R-180 G-06', spec: 'getFlowLimitTip' }),
  applets: query('GET /api/app/checkAppletFlow', { result: maybe(AppletFlow), cites: 'R-176', spec: 'checkAppletFlow' }),
};
