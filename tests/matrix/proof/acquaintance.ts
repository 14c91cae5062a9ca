import { decide } from '#app/access/decide.ts';
import { isOver } from '#app/access/flow.ts';
import type { AccessContext } from '#app/access/gates.ts';
import { viewerOf } from '#app/access/viewer.ts';
import { rights } from '#app/api/account/rights.ts';
import { flow } from '#app/api/account/flow.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { App } from '#app/api/apps/shapes.ts';
import { menu } from '#app/api/menu.ts';
import { services } from '#app/api/services/services.ts';
import { createClient } from '#app/api/client/client.ts';
import type { Screen } from '#app/routes/screen.ts';
import { memoryStorage } from '#storybook/driven/memory.ts';
import { signIn, type Connection } from '#storybook/driven/signIn.ts';
import { todayHere } from '#design-system';
import type { Person, Standpoint } from '../plan.ts';

/** What is known of a person before any page is opened: asked of the service itself, not read from the console. */
export interface Acquaintance {
  person: Person;
  /** The account is over: behind the sign-in nothing opens. */
  isOver: boolean;
  standpointsOf: (screen: Screen) => readonly Standpoint[];
}

const stranger: AccessContext = { viewer: null, app: null, services: {}, hidden: new Set() };

export async function meet(person: Person, connection: Connection = {}): Promise<Acquaintance> {
  const session = await signIn(person.email, memoryStorage(), {}, connection);
  const { account, menus, registration } = session.get();
  if (!account) return { person, isOver: false, standpointsOf: (screen) => [{ app: null, decision: decide(screen, stranger) }] };
  const client = createClient({ ...connection, token: () => session.token(), onSessionLost: () => undefined });
  const viewer = viewerOf(account, menus);
  const own = (await client.ask(rights.of, { account: account.email })).apps;
  const hidden = await client.ask(menu.hidden, {});
  const usage = viewer.role === 'channel' ? undefined : await client.ask(flow.usage, {});
  const standings = new Map<number | null, AccessContext>([[null, { ...stranger, viewer }]]);
  for (const app of oneOfEach((await client.ask(apps.all, {})).all)) {
    const { items, fake } = await client.ask(services.ofApp, { app: app.id });
    const statuses = Object.fromEntries(items.map(({ service, status }) => [service, status]));
    const inApp = own.find((one) => one.app === app.id);
    standings.set(app.id, {
      viewer: inApp ? viewerOf(account, inApp.menus) : viewer,
      app,
      services: { ...statuses, ...(fake && { fake: fake.status }) },
      hidden: new Set(hidden[app.platform] ?? []),
    });
  }
  return {
    person,
    isOver: isOver(viewer, account.planEndsOn, todayHere(), usage),
    standpointsOf(screen) {
      // whose details are missing is led there from every page.
      if (registration === 1 && !screen.isPublic && !screen.redirect)
        return [{ app: null, decision: { is: 'instead', path: '/accountInfo' } }];
      const all = [...standings].map(([app, standing]) => ({ app, decision: decide(screen, standing) }));
      // A page about no app is the same in each; one about an app needs one, where there is one.
      return screen.platforms && all.length > 1 ? all.slice(1) : all.slice(0, 1);
    },
  };
}

/** One app of each platform, and one that has expired. */
function oneOfEach(all: readonly App[]): readonly App[] {
  const listed = all.filter(({ isDebug }) => !isDebug);
  return [...new Map(listed.toReversed().map((app) => [`${app.platform} ${app.isExpired}`, app])).values()].toReversed();
}
