import { answer, type Answer } from '../../service/answer.ts';
import { requireOwnApp, requireManagedApp } from '../apps/toApp.ts';
import { debugDevicesOf, debugEventsFor } from '../../world/logs/debug.ts';
import { eventsOf, sdkVersions } from '../../world/logs/seed-events.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import type { Account } from '../../world/members/account.ts';
import type { World } from '../../world/world.ts';
import { debug, type DebugEvent, type DebugLog, type PropertyIssue } from '#app/api/apps/debug.ts';

/** Log lines about each event, for developers. */
function logsOf(world: World, caller: Account, app: AppRecord): DebugLog[] {
  return debugEventsFor(world, caller, app).flatMap((one) => problemsOf(one).concat(acceptanceOf(one)));
}

const problemsOf = (one: DebugEvent) => one.issues.map((issue, index) => problemOf(one, issue, index));

const acceptanceOf = ({ id, at, event, isRefused, payload }: DebugEvent): DebugLog => ({
  id: `${id}-in`,
  at,
  level: isRefused ? 'error' : 'info',
  message: `${event} ${isRefused ? 'refused' : 'accepted'}`,
  payload,
});

const problemOf = ({ id, at, event, payload }: DebugEvent, issue: PropertyIssue, index: number): DebugLog => ({
  id: `${id}-${index}`,
  at,
  level: issue.level,
  message: `${event}.${issue.property}: ${issue.problem}, expected ${issue.expected ?? '-'}, received ${issue.received ?? '-'}`,
  payload,
});

/** The events of all kinds of apps, each once. The coverage shows which of them an app needs. */
const common = [...new Map([...eventsOf('H5'), ...eventsOf('iOS')].map((one) => [one.event, one])).values()];

export const debugAnswers: readonly Answer[] = [
  answer(debug.events, ({ world, caller, input }) => debugEventsFor(world, caller, requireOwnApp(world, caller, input.id))),
  answer(debug.logs, ({ world, caller, input }) => logsOf(world, caller, requireOwnApp(world, caller, input.id))),
  answer(debug.devices, ({ world, caller, input }) => {
    const app = requireOwnApp(world, caller, input.id);
    const seen = new Set(debugEventsFor(world, caller, app).map(({ deviceId }) => deviceId));
    return debugDevicesOf(world, app).filter(({ deviceId }) => !caller.isChannelPerson || seen.has(deviceId));
  }),
  answer(debug.common, () => ({
    // The receiver stands where the console does (G-08).
    receiver: '/receiver',
    versions: sdkVersions.map(({ platform, version }) => ({ platform, version })),
    events: common.map(({ event, need }) => ({ event, need })),
  })),
  answer(debug.complete, ({ world, caller, input }) => {
    const app = requireManagedApp(world, caller, input.id);
    world.apps.change(app.id, { isDebug: false, onlineOn: app.onlineOn ?? world.now.day });
    return null;
  }),
];
