import { forbidden, missing } from '../../service/refusal.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { settingsFor } from '../../world/apps/settings.ts';
import type { Account } from '../../world/members/account.ts';
import { canEdit, isAdmin } from '../../world/members/rights.ts';
import { menusOf } from '../../world/members/seed-pages.ts';
import type { World } from '../../world/world.ts';
import { industry, type App, type AppDetail } from '#app/api/apps/shapes.ts';
import { decode } from '#app/api/wire/codec.ts';

/** An app as the console gets it. Only those who manage it get its secret. */
export function toApp(world: World, caller: Account, app: AppRecord): App {
  const owner = world.accounts.find(app.owner);
  const read = decode(industry, app.industry);
  return {
    id: app.id,
    name: app.name,
    appkey: app.appkey,
    secret: mayManage(world, caller, app) ? app.secret : null,
    platform: app.platform,
    owner: owner?.email ?? null,
    createdOn: app.createdOn,
    onlineOn: app.onlineOn,
    isExpired: app.isExpired,
    isFlowSpent: app.isExhausted,
    flowSpentOn: app.isExhausted ? app.packageEndsOn : null,
    hasRegistration: ['iOS', 'Android', 'Harmony'].includes(app.platform),
    industry: read.isRead ? read.value : null,
    isDebug: app.isDebug,
    menus: menusOf(app.platform),
    expiresOn: app.isExpired ? app.packageEndsOn : (owner?.planEndsOn ?? app.packageEndsOn),
    isEnabled: !app.isDisabled,
  };
}

export function toAppDetail(world: World, caller: Account, app: AppRecord): AppDetail {
  const { app: _app, isSilenced: _isSilenced, ...settings } = settingsFor(world, app);
  return { ...toApp(world, caller, app), ...settings, retentionRule: settings.retentionRule ?? 'calendar' };
}

/** An app of the caller, expired or not. Apps of others are not found. */
export function requireOwnApp(world: World, caller: Account, id: number): AppRecord {
  const found = world.appsOf(caller).find((app) => app.id === id);
  if (!found) throw missing('应用');
  return found;
}

export const mayManage = (world: World, caller: Account, app: AppRecord) =>
  !caller.isDemo && (isAdmin(caller) || canEdit(world, caller, 'systemparam@config', app.id));

/** The same for those who may change it. */
export function requireManagedApp(world: World, caller: Account, id: number): AppRecord {
  const found = requireOwnApp(world, caller, id);
  if (!mayManage(world, caller, found)) throw forbidden();
  return found;
}
