import { useEffect, useState, type ReactNode } from 'react';
import { Console } from '../app/Console.tsx';
import { applyConfig } from '../app/lib/config/current.ts';
import { configFrom, type Config } from '../app/lib/config/shape.ts';
import { createMemoryRouter } from '../app/lib/router.ts';
import { routes, routesWith } from '../app/routes/routes.tsx';
import type { Session } from '../app/session/session.ts';
import type { Settings } from '../app/session/settings.ts';
import { memoryStorage } from './driven/memory.ts';
import { signIn, signInAs } from './driven/signIn.ts';
import { demoAccount } from '#mocks/demoAccount.ts';
import type { Scenario } from '#mocks/scenarios.ts';

interface StageProps {
  /** The address that is opened. The app of the scenario is added to it. */
  at: string;
  scenario: Scenario;
  settings: Partial<Settings>;
  /** What this browser has stored since the sign-in, by its name there. */
  stored?: Readonly<Record<string, unknown>>;
  /** What this tab has stored. */
  storedInTab?: Readonly<Record<string, unknown>> | undefined;
  /** How the installation is configured, where that differs. */
  config?: Partial<Config> | undefined;
  /** What stands there instead of the screen of the address: a sketch of one that is still to come. */
  page?: ReactNode;
}

/** The real console at an address, with the person of the scenario signed in as people sign in. */
export function Stage({ at, scenario, settings, stored = nothing, storedInTab, config, page }: StageProps) {
  const { account, app, recording } = scenario;
  // Before anything is drawn, as in the running console.
  useState(() => applyConfig(configFrom({ demo: demoAccount, ...config })));
  const [given] = useState(stored);
  const [storage] = useState(memoryStorage);
  const [tab] = useState(() => tabStorage(storedInTab));
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    let isOver = false;
    const fail = (error: unknown) => {
      // A story that is over answers no calls any more: nothing is wrong with that.
      if (!isOver) throw error;
    };
    void (recording ? signInAs(recording, storage) : signIn(account, storage, given)).then(setSession, fail);
    return () => {
      isOver = true;
    };
  }, [account, storage, given, recording]);
  const [router] = useState(() =>
    createMemoryRouter(page ? routesWith(() => page) : routes, { initialEntries: [entryOf(recording?.address ?? addressOf(at, app))] }),
  );
  if (!session) return <div aria-busy="true" />;
  const shown = { ...settings, ...recording?.settings };
  return <Console router={router} session={session} storage={storage} settings={shown} pause={0} {...(tab && { tab })} />;
}

let opened = 0;

/** The router remembers how far a page was scrolled by the key of its entry, and without one every story begins with the same. */
function entryOf(address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, key: `story ${++opened}` };
}

function addressOf(at: string, app: number | null): string {
  if (!app || at.includes('app=')) return at;
  return `${at}${at.includes('?') ? '&' : '?'}app=${app}`;
}

function tabStorage(stored: StageProps['storedInTab']) {
  if (!stored) return undefined;
  const storage = memoryStorage();
  for (const [name, value] of Object.entries(stored)) storage.put(name, value);
  return storage;
}

const nothing = {};
