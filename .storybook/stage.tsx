import { useEffect, useState } from 'react';
import { Console } from '../app/Console.tsx';
import { rights } from '../app/api/account/rights.ts';
import { session as calls } from '../app/api/account/session.ts';
import { createClient } from '../app/api/client/client.ts';
import { createMemoryRouter } from '../app/lib/router.ts';
import { routes } from '../app/routes/routes.tsx';
import type { Jar } from '../app/session/jar.ts';
import { Session } from '../app/session/session.ts';
import type { Settings } from '../app/session/settings.ts';
import type { Shelf } from '../app/session/shelf.ts';
import { isScenarioName, scenarios, type Scenario } from '#mocks/scenarios.ts';

interface StageProps {
  /** The address that is opened. The app of the scenario is added to it. */
  at: string;
  scenario: string;
  settings: Partial<Settings>;
  /** What has been kept in this browser since the sign-in, by its name there. */
  kept?: Readonly<Record<string, unknown>>;
}

/** The real console at an address, with the person of the scenario signed in as people sign in. */
export function Stage({ at, scenario, settings, kept = nothing }: StageProps) {
  const [given] = useState(kept);
  const [shelf] = useState(ownShelf);
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    let isOver = false;
    const fail = (error: unknown) => {
      // A story that is over answers no calls any more: nothing is wrong with that.
      if (!isOver) throw error;
    };
    void signedIn(scenario, shelf, given).then(setSession, fail);
    return () => {
      isOver = true;
    };
  }, [scenario, shelf, given]);
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [addressOf(at, scenario)] }));
  if (!session) return <div aria-busy="true" />;
  return <Console router={router} session={session} shelf={shelf} settings={settings} pause={0} />;
}

function addressOf(at: string, scenario: string): string {
  const app = of(scenario)?.app;
  if (!app || at.includes('app=')) return at;
  return `${at}${at.includes('?') ? '&' : '?'}app=${app}`;
}

const of = (name: string): Scenario | undefined => (isScenarioName(name) ? scenarios[name] : undefined);

async function signedIn(scenario: string, shelf: Shelf, kept: Readonly<Record<string, unknown>>): Promise<Session> {
  const session = new Session(emptyJar(), shelf);
  const email = of(scenario)?.account;
  if (!email) return session;
  const client = createClient({ token: () => session.token(), onSessionLost: () => session.end() });
  const reply = await client.send(calls.login, { body: { email, password: 'provena-demo', remember: null } });
  if (!reply.isDone) throw new Error(`${email} cannot sign in: ${reply.message}`);
  session.begin(reply.value);
  if (session.token()) session.learn((await client.ask(rights.menus, {})).menus);
  for (const [name, value] of Object.entries(kept)) shelf.put(name, value);
  return session;
}

const nothing = {};

/** As long as a story stands: nothing that it keeps reaches the next one. */
function ownShelf(): Shelf {
  const kept = new Map<string, unknown>();
  return { get: (name) => kept.get(name), put: (name, value) => void kept.set(name, value), remove: (name) => void kept.delete(name) };
}

function emptyJar(): Jar {
  const kept = new Map<string, string>();
  return { all: () => kept, set: (name, value) => void kept.set(name, value), remove: (name) => void kept.delete(name) };
}
