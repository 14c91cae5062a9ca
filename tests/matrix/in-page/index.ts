import '#design-system/styles.css';
import { freezeTheDay } from '#storybook/day.ts';
import { memoryStorage } from '#storybook/driven/memory.ts';
import { signIn } from '#storybook/driven/signIn.ts';
import { applyConfig } from '#app/lib/config/current.ts';
import { configFrom } from '#app/lib/config/shape.ts';
import { demoAccount } from '#mocks/demoAccount.ts';
import { answers } from '#mocks/domains/answers.ts';
import { openScenario } from '#mocks/open-scenario.ts';
import { failOne, withFault } from '#mocks/service/faults/faults.ts';
import type { Call } from '#app/api/declare/endpoint.ts';
import type { Screen } from '#app/routes/screen.ts';
import { table } from '#app/routes/table.ts';
import { addressOf, hasMenusOpened, oneFailing, people, planFor, withRecords, type Cell, type Depth, type Person } from '../plan.ts';
import { meet } from '../proof/acquaintance.ts';
import { listen, takeComplaints } from './complaints.ts';
import { judge } from './judge.ts';
import { judgeMenus } from './menus.ts';
import { mount } from './mount.tsx';
import { answerBy, replaceFetch, takeAnswered } from './network.ts';
import { withoutOwnerStacks } from './ownerStacks.ts';

/** A mount with what was wrong with it. */
export interface Judged {
  cell: Cell;
  decision: string;
  findings: string[];
  milliseconds: number;
}

withoutOwnerStacks();
applyConfig(configFrom({ demo: demoAccount }));
freezeTheDay(undefined, undefined);
replaceFetch();
listen();

// Nothing is written but what was looked at, so one world serves all.
const { service } = openScenario('super-ios');

/** Walks the cells of one route for one person, who has met some outcomes on earlier routes. */
async function walk(path: string, known: Known, depth: Depth, met: Set<string>): Promise<Judged[]> {
  const screen = table.find((one) => one.path === path);
  if (!screen) throw new Error(`There is no ${path}`);
  const standpoints = known.standpointsOf(screen);
  const judged: Judged[] = [];
  const cells = withRecords(planFor(screen, known.person, standpoints, depth, met), known.person, standpoints);
  for (let cell = cells.shift(); cell; cell = cells.shift()) {
    const { app } = cell;
    const decision = standpoints.find((one) => one.app === app)?.decision ?? { is: 'open' };
    const begin = performance.now();
    const { findings, calls } = await visit(cell, screen, known, decision);
    judged.push({ cell, decision: decision.is, findings, milliseconds: performance.now() - begin });
    if (decision.is === 'open' && depth !== 'brief') cells.push(...oneFailing(cell, calls));
  }
  return judged;
}

type Known = Awaited<ReturnType<typeof begin>>;

/** Walks all routes for one person, in their order. */
async function walkAll(paths: readonly string[], name: string, depth: Depth): Promise<Judged[]> {
  const person = people.find((one) => one.name === name);
  if (!person) throw new Error(`There is no ${name}`);
  const known = await begin(person);
  const met = new Set<string>();
  const judged: Judged[] = [];
  for (const path of paths) judged.push(...(await walk(path, known, depth, met)));
  return judged;
}

/** Of the shell alone is learned at an address where nothing stands. */
async function begin(person: Person) {
  answerBy(service);
  const acquaintance = await meet(person);
  const mounted = await mount('/no/such/page', await signIn(person.email, memoryStorage()), 'zh-CN');
  const shell = new Map(
    mounted.cache
      .getQueryCache()
      .getAll()
      .map((query) => [query.queryHash, query.getObserversCount()]),
  );
  mounted.unmount();
  takeAnswered();
  takeComplaints();
  return { ...acquaintance, shell };
}

async function visit(
  cell: Cell,
  screen: Screen,
  { person, isOver, shell }: Known,
  decision: Parameters<typeof judge>[0]['decision'],
): Promise<{ findings: string[]; calls: Call[] }> {
  const { fault, call, locale } = cell;
  answerBy(fault === null ? service : withFault(service, answers, call ? failOne(call) : fault));
  const session = await signIn(person.email, memoryStorage());
  takeAnswered();
  const mounted = await mount(addressOf(cell), session, locale);
  const answered = takeAnswered();
  const findings = await judge({ cell, screen, decision, isOver, mounted, answered, shell });
  if (decision.is === 'open' && hasMenusOpened(cell)) findings.push(...(await judgeMenus()));
  mounted.unmount();
  const asked = answered.filter(({ endpoint }) => endpoint.kind === 'query' && !endpoint.isShell);
  return { findings: [...findings, ...takeComplaints()], calls: [...new Set(asked.map(({ endpoint }) => endpoint.call))] };
}

Object.assign(globalThis, { provenaMatrix: { walkAll } });
