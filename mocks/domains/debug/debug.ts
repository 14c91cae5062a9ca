import { answer, type Answer } from '../../service/answer.ts';
import { ownApp, managedApp } from '../apps/told.ts';
import { debugDevicesOf, debugEventsOf } from '../../world/logs/debug.ts';
import { eventsOf, sdkVersions } from '../../world/logs/seed-events.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import type { World } from '../../world/world.ts';
import { debug, type DebugEvent, type DebugLog, type PropertyIssue } from '#app/api/apps/debug.ts';

/** What was made of each event, in words that a developer reads beside his code. */
function logsOf(world: World, app: AppRecord): DebugLog[] {
  return debugEventsOf(world, app).flatMap((one) => problemsOf(one).concat(acceptanceOf(one)));
}

const problemsOf = (one: DebugEvent) => one.issues.map((issue, index) => problemOf(one, issue, index));

const acceptanceOf = ({ id, at, event, payload }: DebugEvent): DebugLog => ({
  id: `${id}-in`,
  at,
  level: 'info',
  message: `${event} accepted`,
  payload,
});

const problemOf = ({ id, at, event, payload }: DebugEvent, issue: PropertyIssue, index: number): DebugLog => ({
  id: `${id}-${index}`,
  at,
  level: issue.level,
  message: `${event}.${issue.property}: ${issue.problem}, expected ${issue.expected ?? '-'}, received ${issue.received ?? '-'}`,
  payload,
});

/** The events of all kinds of apps, each once: what an app needs of them is told by its coverage. */
const common = [...new Map([...eventsOf('H5'), ...eventsOf('iOS')].map((one) => [one.event, one])).values()];

export const debugAnswers: readonly Answer[] = [
  answer(debug.events, ({ world, caller, input }) => debugEventsOf(world, ownApp(world, caller, input.id))),
  answer(debug.logs, ({ world, caller, input }) => logsOf(world, ownApp(world, caller, input.id))),
  answer(debug.devices, ({ world, caller, input }) => debugDevicesOf(world, ownApp(world, caller, input.id))),
  answer(debug.common, () => ({
    // The receiver stands where the console does (G-08).
    receiver: '/receiver',
    versions: sdkVersions.map(({ platform, version }) => ({ platform, version })),
    events: common.map(({ event, need }) => ({ event, need })),
  })),
  answer(debug.complete, ({ world, caller, input }) => {
    const app = managedApp(world, caller, input.id);
    world.apps.change(app.id, { isDebug: false, onlineOn: app.onlineOn ?? world.now.day });
    return null;
  }),
];
