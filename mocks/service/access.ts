import type { AppRecord } from '../world/apps/app.ts';
import type { Account } from '../world/members/account.ts';
import type { World } from '../world/world.ts';
import type { AnswerRequest } from './answer.ts';
import { requireEdit, requireView } from './requireRights.ts';
import { badRequest, missing } from './refusal.ts';

export type RequestContext = Pick<AnswerRequest<Account>, 'world' | 'caller'>;

/** The app of a path, for those who may see a page of it. */
export function requireVisibleApp(asking: RequestContext, id: number, page: string): AppRecord {
  requireView(asking, page, id);
  return appOf(asking.world, id);
}

/** The same for those who may change what is on the page. */
export function requireEditableApp(asking: RequestContext, id: number, page: string): AppRecord {
  requireEdit(asking, page, id);
  return appOf(asking.world, id);
}

export function appOf(world: World, id: number): AppRecord {
  const found = world.apps.find(id);
  if (!found) throw missing('应用');
  return found;
}

/** A campaign that something leads to is one of the same app. */
export function requireCampaignOf(world: World, app: number, campaign: number | null) {
  if (campaign !== null && !world.promotionOf(appOf(world, app)).campaigns.find(campaign)) throw badRequest('campaignid');
}

/** A channel person sees its own channels only. */
export const seesChannel = ({ channels }: Account, channel: number) => channels?.includes(channel) ?? true;
