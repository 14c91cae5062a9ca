import { canEdit, canView } from '../world/people/rights.ts';
import type { Account } from '../world/people/account.ts';
import type { AppRecord } from '../world/apps/app.ts';
import type { World } from '../world/world.ts';
import { forbidden, missing } from './refusal.ts';

interface Who {
  world: World;
  caller: Account;
}

/** The app of a path, for those who may see a page of it. */
export function appSeen({ world, caller }: Who, id: number, page: string): AppRecord {
  if (!canView(world, caller, page, id)) throw forbidden();
  return appOf(world, id);
}

/** The same for those who may change what is on the page. */
export function appChanged({ world, caller }: Who, id: number, page: string): AppRecord {
  if (!canEdit(world, caller, page, id)) throw forbidden();
  return appOf(world, id);
}

/** Of the service as a whole, not of one app. */
export function mustSee({ world, caller }: Who, page: string) {
  if (!canView(world, caller, page)) throw forbidden();
}

export function mustChange({ world, caller }: Who, page: string) {
  if (!canEdit(world, caller, page)) throw forbidden();
}

export function appOf(world: World, id: number): AppRecord {
  const found = world.apps.find(id);
  if (!found) throw missing('应用');
  return found;
}

/** A channel person sees its own channels only. */
export const seesChannel = ({ channels }: Account, channel: number) => channels?.includes(channel) ?? true;
