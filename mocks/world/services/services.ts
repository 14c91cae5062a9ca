import { part } from '../state/part.ts';
import { indexOf } from '../calendar.ts';
import type { World } from '../world.ts';
import type { Account } from '../members/account.ts';
import type { ServiceRecord } from './service.ts';
import { seedServices } from './seed-services.ts';
import type { Service } from '#app/api/services/shapes.ts';

/** 2 is active. The other numbers are read after R-137 and C-08: 0 hides its menu, 1 leads to the page that explains it, 3 is over. */
export const active = 2;

export const serviceNames: readonly Service[] = ['adDetails', 'arouse', 'analysis', 'cashFlow', 'fake'];

const keyOf = ({ app, service }: Pick<ServiceRecord, 'app' | 'service'>) => `${app}/${service}`;

const servicesOf = part((world) => world.store.collection('services', () => seedServices(world.now.day), keyOf));

export const serviceOf = (world: World, app: number, service: Service): ServiceRecord =>
  servicesOf(world).find(keyOf({ app, service })) ?? { app, service, status: 0, endsOn: null, isRequested: false };

/** Closes all open services. */
export function closeAll(world: World) {
  for (const record of servicesOf(world).all()) servicesOf(world).put({ ...record, status: 0, endsOn: null });
}

/** Whether an app may use a service today. */
export function isOpen(world: World, app: number, service: Service): boolean {
  const { status, endsOn } = serviceOf(world, app, service);
  return status === active && (endsOn === null || endsOn >= world.now.day);
}

export const request = (world: World, app: number, service: Service) =>
  servicesOf(world).put({ ...serviceOf(world, app, service), isRequested: true });

/** All that is known about one service for the apps of an account. */
export const acrossApps = (world: World, account: Account, service: Service): readonly ServiceRecord[] =>
  world.appsOf(account).map(({ id }) => serviceOf(world, id, service));

export const daysUntil = (world: World, day: string | null) => (day === null ? null : indexOf(day) - indexOf(world.now.day));
