import { answer, type Answer } from '../../service/answer.ts';
import { forbidden } from '../../service/refusal.ts';
import type { Account } from '../../world/members/account.ts';
import { flowOf, isApplet, sumOf, type Flow } from '../../world/services/flow.ts';
import { remindersOf } from '../../world/notices/reads.ts';
import { daysUntil } from '../../world/services/services.ts';
import { shifted } from '../../world/calendar.ts';
import type { World } from '../../world/world.ts';
import { flow, type AppletFlow, type FlowTip } from '#app/api/account/flow.ts';
import { ourAccount, type FlowForecast } from '#app/api/ours/people/account.ts';

const percent = (part: number, whole: number) => (whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0);

/** */
const grace = 15;

/** Channel users get no tip. The console decides who sees the bars (C-15). */
function flowFor(world: World, caller: Account): Flow {
  if (caller.isChannelPerson) throw forbidden();
  return flowOf(world, caller);
}

/** What each day and each app has used is for those who answer for the plan. */
function wholeFlowFor(world: World, caller: Account): Flow {
  if (caller.category > 1) throw forbidden();
  return flowFor(world, caller);
}

const tracked = ({ days }: Flow) => sumOf(days, ({ app }) => !isApplet(app));

function appletsOf({ allowance, endsOn, days }: Flow): AppletFlow | null {
  if (allowance.applets === null) return null;
  const used = sumOf(days, ({ app }) => isApplet(app));
  return { used, limit: allowance.applets, usedPercent: percent(used, allowance.applets), endsOn, left: allowance.applets - used };
}

function tipFor(world: World, used: Flow): FlowTip {
  const { allowance, endsOn } = used;
  const daysLeft = daysUntil(world, endsOn) ?? 0;
  const leftPercent = allowance.tracked < 0 ? 100 : 100 - percent(tracked(used), allowance.tracked);
  if (leftPercent <= 10)
    return {
      reason: 'flow',
      message: `监测流量剩余 ${Math.max(0, leftPercent).toFixed(1)}%，用尽 ${grace} 天后停止接收数据`,
      endsOn,
      daysLeft,
    };
  //
  if (daysLeft <= 30) return { reason: 'package', message: `套餐${daysLeft < 0 ? '已' : '将'}于 ${endsOn} 到期`, endsOn, daysLeft };
  return { reason: null, message: null, endsOn: null, daysLeft: null };
}

/** A range calculated from the last 14 days; none where the plan ends earlier. */
function forecastOf(world: World, used: Flow): FlowForecast {
  const { allowance, begins, endsOn, days } = used;
  const byDay = new Map<string, number>();
  for (const { day, app, clicks } of days) if (!isApplet(app)) byDay.set(day, (byDay.get(day) ?? 0) + clicks);
  const series = [...byDay].map(([day, clicks]) => ({ day, used: clicks })).filter(({ day }) => day >= begins);
  const recent = series.filter(({ day }) => day < world.now.day).slice(-14);
  const perDay = recent.length ? Math.round(recent.reduce((sum, one) => sum + one.used, 0) / recent.length) : 0;
  const left = allowance.tracked - tracked(used);
  const inDays = (rate: number) => shifted(world.now.day, Math.max(0, Math.ceil(left / rate)));
  const isLimited = allowance.tracked >= 0 && perDay > 0;
  const earliest = isLimited ? inDays(perDay * 1.15) : null;
  const latest = isLimited ? inDays(perDay * 0.85) : null;
  const isInPlan = earliest !== null && earliest <= endsOn;
  return {
    days: series,
    perDay,
    earliest: isInPlan ? earliest : null,
    latest: isInPlan ? latest : null,
    stopsOn: isInPlan ? shifted(earliest, grace) : null,
  };
}

export const flowAnswers: readonly Answer[] = [
  answer(flow.usage, ({ world, caller }) => {
    const used = flowFor(world, caller);
    const { tracked: limit, bought } = used.allowance;
    const all = tracked(used);
    // Add-on volume is used after the volume of the plan.
    const beyond = bought === null || limit < 0 ? null : Math.min(bought, Math.max(0, all - limit));
    return {
      trackLimit: limit,
      trackUsed: limit < 0 ? all : Math.min(all, limit),
      trackLeftPercent: limit < 0 ? null : Math.max(0, Math.round((100 - percent(all, limit)) * 10) / 10),
      packageLimit: bought,
      packageUsed: beyond,
      packagePercent: bought === null || beyond === null ? null : percent(beyond, bought),
      packageId: bought === null ? null : 7000 + caller.root,
      endsOn: used.endsOn,
      isRestricted: limit >= 0 && all > limit + (bought ?? 0),
      isNotified: remindersOf(world).find(`${caller.id}/package`) !== undefined,
      applets: appletsOf(used),
    };
  }),
  answer(flow.byDay, ({ world, caller, input }) =>
    wholeFlowFor(world, caller)
      .days.filter(({ day }) => day >= (input.from ?? '') && (!input.to || day <= input.to))
      .map(({ day, app, clicks }) => ({
        day,
        app: app.id,
        name: app.name,
        used: isApplet(app) ? 0 : clicks,
        applets: isApplet(app) ? clicks : 0,
      })),
  ),
  answer(flow.tip, ({ world, caller }) => tipFor(world, flowFor(world, caller))),
  answer(flow.applets, ({ world, caller }) => appletsOf(flowFor(world, caller))),
  answer(ourAccount.forecast, ({ world, caller }) => forecastOf(world, wholeFlowFor(world, caller))),
];
