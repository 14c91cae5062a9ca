import { part } from '../state/part.ts';
import { shifted } from '../calendar.ts';
import type { World } from '../world.ts';
import type { Account } from './account.ts';
import { grantsOf } from './grants.ts';
import { adAccounts, isAdmin, mayEver, rightsIn } from './rights.ts';
import { grantable } from './seed-pages.ts';

/** A request for access to a closed page. */
export interface AccessRequest {
  id: number;
  from: number;
  page: string;
  app: number | null;
  message: string | null;
  at: string;
  state: 'open' | 'granted' | 'declined';
  reason: string | null;
}

export const requestsOf = part((world) =>
  world.store.collection<AccessRequest>(
    'access requests',
    () => seedRequests(world.now.day),
    ({ id }) => id,
  ),
);

const seedRequests = (today: string): AccessRequest[] => [
  {
    id: 2,
    from: 5,
    page: 'roi@monitor',
    app: 1001,
    message: '双十一复盘需要看回本',
    at: `${shifted(today, -1)} 17:42:00`,
    state: 'open',
    reason: null,
  },
  {
    id: 1,
    from: 6,
    page: 'systemparam@config',
    app: 1002,
    message: null,
    at: `${shifted(today, -9)} 11:05:00`,
    state: 'declined',
    reason: '应用配置由产品同事维护',
  },
];

/** Those who manage members see what everybody in the company has asked for; others see what they have. */
export function visibleRequests(world: World, caller: Account): readonly AccessRequest[] {
  const isOfCompany = ({ from }: AccessRequest) => world.accounts.find(from)?.root === caller.root && !caller.isDemo;
  return requestsOf(world)
    .all()
    .map(aboutApp)
    .filter((request) => (isAdmin(caller) ? isOfCompany(request) : request.from === caller.id));
}

/** Settings are about no app, though earlier consoles named one in a request for them: granted there, it would open nothing. */
const aboutApp = (request: AccessRequest): AccessRequest =>
  grantable.some(({ key, isSetting }) => key === request.page && isSetting) ? { ...request, app: null } : request;

/** False for pages that go with a role or with the owner, and for settings that a channel partner never sees. */
export function canBeGranted(world: World, { from, page }: Pick<AccessRequest, 'from' | 'page'>): boolean {
  const person = world.accounts.find(from);
  if (!person || !grantable.some(({ key }) => key === page)) return false;
  return page === adAccounts ? !person.isChannelPerson : mayEver(person, page);
}

/** Lets somebody see the page that he has asked for: in the one app, or in all. Ad accounts are a right of the person. */
export function grant(world: World, { from, app, page }: AccessRequest) {
  const person = world.accounts.find(from);
  if (!person) return;
  if (page === adAccounts) {
    world.accounts.change(from, { mayManageAdAccounts: true });
    return;
  }
  const { pages, flags } = rightsIn(world, person, app ?? undefined);
  grantsOf(world).put({ account: from, app: app ?? 0, pages: { [page]: 'view', ...pages }, flags });
}
