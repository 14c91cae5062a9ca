import { table } from '#app/routes/table.ts';
import type { Screen } from '#app/routes/screen.ts';
import type { Connection } from '#storybook/driven/signIn.ts';
import { people, planFor, richest, withRecords, type Cell } from '../plan.ts';
import { asksNothing, emptyForNewcomer, newcomer, records } from '../records.ts';
import { meet, type Acquaintance } from './acquaintance.ts';

/** A state that a run of the matrix judges as the play of a story would. */
export type ProvenState = 'empty' | 'failing' | 'poorest' | 'instead';

/** The states of each built route that need no story, by the path. Public pages show no data. */
export type Proof = ReadonlyMap<string, readonly ProvenState[]>;

/** People who see least. Each screen shows them something else, so only a screen that is closed to all of them is proven. */
const poorest = ['channel', 'staff'];

/** Derives the judged states of each route from the plan of the brief run, which `npm test` walks. */
export async function proveStates(connection: Connection): Promise<Proof> {
  const known = new Map<string, Acquaintance>();
  for (const person of people) {
    if ([richest, newcomer, ...poorest].includes(person.name)) known.set(person.name, await meet(person, connection));
  }
  return new Map(table.filter(({ load, isPublic }) => load && !isPublic).map((screen) => [screen.path, statesOf(screen, known)]));
}

function statesOf(screen: Screen, known: ReadonlyMap<string, Acquaintance>): ProvenState[] {
  const cells = [...known.values()].flatMap((acquaintance) => plannedFor(screen, acquaintance));
  return [
    ...(cells.some(showsEmptiness) ? (['empty'] as const) : []),
    ...(cells.some(showsFailure) ? (['failing'] as const) : []),
    ...(poorest.every((name) => cells.some(({ cell, isClosed }) => cell.person === name && isClosed)) ? (['poorest'] as const) : []),
    ...(cells.some(({ isInstead }) => isInstead) ? (['instead'] as const) : []),
  ];
}

interface Planned {
  cell: Cell;
  isOpen: boolean;
  /** The route opens another page because its service is not open. */
  isInstead: boolean;
  /** In every app of the person. */
  isClosed: boolean;
}

function plannedFor(screen: Screen, { person, standpointsOf }: Acquaintance): Planned[] {
  const standpoints = standpointsOf(screen);
  const isClosed = standpoints.every(({ decision }) => decision.is === 'closed');
  // A person meets each cause of a closed page once in a run. This route alone would be where.
  const cells = withRecords(planFor(screen, person, standpoints, 'brief', new Set()), person, standpoints);
  return cells.map((cell) => {
    const decision = standpoints.find(({ app }) => app === cell.app)?.decision;
    return { cell, isOpen: decision?.is === 'open', isInstead: decision?.is === 'instead', isClosed };
  });
}

const showsEmptiness = ({ cell: { route, person, fault }, isOpen }: Planned) =>
  isOpen && person === newcomer && fault === null && emptyForNewcomer.has(route);

const showsFailure = ({ cell: { route, person, fault, record }, isOpen }: Planned) =>
  isOpen && person === richest && fault === 'failing' && !asksNothing.has(route) && (!records[route] || record !== undefined);
