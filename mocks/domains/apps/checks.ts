import { answer, type Answer } from '../../service/answer.ts';
import { forbidden } from '../../service/refusal.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import type { Account } from '../../world/members/account.ts';
import { hash } from '../../world/random.ts';
import type { World } from '../../world/world.ts';
import { appChecks } from '#app/api/apps/checks.ts';
import { requireOwnApp } from './toApp.ts';

const longestName = 40;

/** A new app has a name of its own; one that is renamed may be called like its siblings on other platforms. */
export function isNameFree(world: World, caller: Account, name: string, app?: AppRecord): boolean {
  const word = name.trim();
  if (!word || (app?.name !== word && word.length > longestName)) return false;
  const isTaken = (other: AppRecord) =>
    other.owner === caller.root && other.name === word && other.id !== app?.id && (!app || other.platform === app.platform);
  return !world.apps.all().some(isTaken);
}

const isMip = (world: World, caller: Account, mipAppid: string, appkey: string) =>
  /^[a-z]{2}[0-9a-f]{16}$/.test(mipAppid) && world.appsOf(caller).some((app) => app.appkey === appkey);

export const appCheckAnswers: readonly Answer[] = [
  answer(appChecks.name, ({ world, caller, input }) => isNameFree(world, caller, input.name)),
  answer(appChecks.nameOf, ({ world, caller, input }) => isNameFree(world, caller, input.name, requireOwnApp(world, caller, input.app))),
  answer(appChecks.mip, ({ world, caller, input }) => isMip(world, caller, input.mipAppid, input.appkey)),
  answer(appChecks.mipToken, ({ world, caller, input: { body } }) => {
    if (!isMip(world, caller, body.mipAppid, body.appkey)) throw forbidden();
    return { token: [0, 1, 2, 3].map((index) => hash('mip', body.mipAppid, body.appkey, index).toString(16).padStart(8, '0')).join('') };
  }),
];
