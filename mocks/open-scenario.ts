import type { Problem } from '#app/lib/problem/problem.ts';
import { attackEverywhere } from './attack.ts';
import { answers } from './domains/answers.ts';
import { withRecording } from './recording/withRecording.ts';
import { scenarios, type Scenario, type ScenarioName } from './scenarios.ts';
import { nowInShanghai } from './server/nowInShanghai.ts';
import { withFault } from './service/faults/faults.ts';
import { createService, type Service } from './service/service.ts';
import { readsOf } from './world/notices/reads.ts';
import type { Flags } from './world/members/account.ts';
import { grantsOf, rolesOf } from './world/members/grants.ts';
import { nothing } from './world/members/seed-roles.ts';
import { closeAll } from './world/services/services.ts';
import type { Now } from './world/calendar.ts';
import { createWorld, type World } from './world/world.ts';

/** A scenario with its world, ready to be asked. */
export interface OpenScenario {
  world: World;
  service: Service;
  /** Of who is signed in. */
  token: string | null;
  app: number | null;
}

/** The moment at which stories and tests stand. */
export const storyTime: Now = { day: '2026-11-20', minute: 10 * 60 + 32 };

const changes: Record<NonNullable<Scenario['change']>, (world: World) => void> = {
  'no-apps': (world) => {
    for (const { id, owner } of world.apps.all()) if (owner === 1) world.apps.delete(id);
  },
  'one-app': (world) => {
    for (const { id, owner } of world.apps.all()) if (owner === 1 && id !== 1001) world.apps.delete(id);
  },
  'no-services': closeAll,
  attacked: attackEverywhere,
  'no-revenue': (world) => limitAnalyst(world, (flags) => ({ ...flags, pay: false })),
  'no-data': (world) => limitAnalyst(world, () => nothing),
  'all-unread': (world) => {
    for (const { account, notice } of readsOf(world).all()) readsOf(world).delete(`${account}/${notice}`);
  },
};

/** The analyst keeps the pages of the role, in the app of most scenarios, with other rights to data. */
function limitAnalyst(world: World, flagsOf: (flags: Flags) => Flags) {
  const analyst = accountOf(world, 'analyst@provena.test');
  const pages = rolesOf(world).find(analyst.roleId)?.pages ?? {};
  grantsOf(world).put({ account: analyst.id, app: 1001, pages, flags: flagsOf(analyst.flags) });
}

/** A new world for each call: what one story writes, no other sees. At the time of stories its answers are dated by it, else by their server. */
export function openScenario(scenario: ScenarioName | Scenario, now: Now = storyTime): OpenScenario {
  const {
    account,
    app,
    fault,
    world: otherwise,
    change,
    recording,
  }: Scenario = typeof scenario === 'string' ? scenarios[scenario] : scenario;
  if (recording) return openRecording(recording);
  const world = createWorld({ now, ...otherwise });
  if (change) changes[change](world);
  const undated = createService(world, answers);
  const service = now === storyTime ? dated(undated, now) : undated;
  return {
    world,
    service: fault ? withFault(service, answers, fault) : service,
    token: account === null ? null : signedIn(world, account),
    app,
  };
}

/** In a world of the recorded day. */
function openRecording(recording: Problem): OpenScenario {
  const world = createWorld({ now: nowInShanghai(Date.parse(recording.savedAt)) });
  const service = withRecording(createService(world, answers), world, recording);
  return { world, service, token: recording.account?.token ?? null, app: null };
}

/** The service says its time, as every HTTP server does. A browser at another time finds its clock wrong. */
function dated(service: Service, { day, minute }: Now): Service {
  const date = new Date(Date.parse(`${day}T00:00:00+08:00`) + minute * 60_000).toUTCString();
  return {
    async handle(request) {
      const answer = await service.handle(request);
      answer?.headers.set('Date', date);
      return answer;
    },
  };
}

function accountOf(world: World, email: string) {
  const found = world.accounts.all().find((one) => one.email === email);
  if (!found) throw new Error(`No demo account is called ${email}`);
  return found;
}

function signedIn(world: World, email: string): string {
  const found = accountOf(world, email);
  const token = `scenario-${found.id}`;
  world.sessions.put({ token, account: found.id, since: world.now.day });
  return token;
}
