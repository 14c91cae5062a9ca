import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import { sitesOf } from '#app/api/ad-accounts/mediaFacts.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { RequestContext } from '../../service/access.ts';
import { badRequest, taken } from '../../service/refusal.ts';
import { adAccountsOf, isBroken } from '../../world/ad-accounts/accounts.ts';
import type { AdAccountRecord } from '../../world/ad-accounts/ad-account.ts';
import { mediaCatalogue } from '../../world/ad-accounts/seed-media.ts';
import { linkedApps, usesIn } from '../../world/ad-accounts/toAdAccount.ts';
import { shifted } from '../../world/calendar.ts';
import { requireEditableAccount, requireVisibleAccount, visibleAccounts, ownApps, adAccountMapper } from './requireAccount.ts';

function changed(asking: RequestContext, id: number, to: Partial<AdAccountRecord>) {
  adAccountsOf(asking.world).put({ ...requireEditableAccount(asking, id), ...to });
  return null;
}

/** Only what still stands is renewed: what has ended or was revoked is given again at the network. */
function renew(asking: RequestContext, id: number, to: Partial<AdAccountRecord>) {
  if (isBroken(asking.world, requireEditableAccount(asking, id))) throw taken('授权已失效，请重新授权');
  return changed(asking, id, to);
}

const reading: readonly Answer[] = [
  answer(adAccounts.media, ({ world, caller }) => {
    const accounts = visibleAccounts({ world, caller });
    const shown = adAccountMapper({ world, caller });
    return mediaCatalogue.map(({ gives, ...media }) => ({
      ...media,
      gives: [...gives],
      accounts: accounts.filter((one) => one.media === media.key).map(shown),
    }));
  }),
  answer(adAccounts.one, ({ world, caller, input }) =>
    adAccountMapper({ world, caller })(requireVisibleAccount({ world, caller }, input.id)),
  ),
  answer(adAccounts.subAccounts, ({ world, caller, input }) => {
    const parent = requireVisibleAccount({ world, caller }, input.parent);
    const uses = usesIn(world, world.appsOf(caller));
    return visibleAccounts({ world, caller })
      .filter((one) => one.id === parent.id || one.parent === parent.id)
      .map(({ id, cid, alias, boundBy }) => ({
        cid,
        name: alias,
        cost: (uses.get(id)?.cost ?? 0) / 100,
        isAuthorizing: id === parent.id,
        boundBy,
      }));
  }),
  answer(adAccounts.linkedApps, ({ world, caller, input }) => linkedApps(world, requireVisibleAccount({ world, caller }, input.id).apps)),
  answer(adAccounts.boundApps, ({ world, caller, input }) => linkedApps(world, requireVisibleAccount({ world, caller }, input.id).apps)),
  answer(adAccounts.isWeixinReady, ({ world, caller }) => {
    visibleAccounts({ world, caller });
    return world.appsOf(caller).some(({ platform, isExpired }) => platform === 'wx' && !isExpired);
  }),
];

const writing: readonly Answer[] = [
  answer(adAccounts.rename, ({ world, caller, input: { body } }) => {
    const alias = body.alias.trim();
    if (!alias) throw badRequest('alias');
    const { media } = requireEditableAccount({ world, caller }, body.id);
    if (visibleAccounts({ world, caller }).some((one) => one.id !== body.id && one.media === media && one.alias === alias))
      throw taken('别名已存在');
    return changed({ world, caller }, body.id, { alias });
  }),
  answer(adAccounts.enable, ({ world, caller, input }) => changed({ world, caller }, input.id, { isDisabled: false })),
  answer(adAccounts.disable, ({ world, caller, input }) => changed({ world, caller }, input.id, { isDisabled: true })),
  answer(adAccounts.delete, ({ world, caller, input }) => {
    const account = requireEditableAccount({ world, caller }, input.id);
    if (visibleAccounts({ world, caller }).some(({ parent }) => parent === account.id)) throw taken('请先解绑它的子账户');
    adAccountsOf(world).delete(account.id);
    return null;
  }),
  answer(adAccounts.bindApps, ({ world, caller, input: { body } }) =>
    changed({ world, caller }, body.account, { apps: ownApps({ world, caller }, body.apps) }),
  ),
  answer(adAccounts.plan, ({ world, caller, input: { id, body } }) => {
    const { media, sites } = requireVisibleAccount({ world, caller }, id);
    const possible = mediaCatalogue.find(({ key }) => key === media)?.gives ?? [];
    if (body.gives.some((one) => !possible.includes(one))) throw badRequest('dataTypes');
    const known = new Set(sitesOf(media).map(({ key }) => key));
    if (body.sites?.some((one) => !known.has(one))) throw badRequest('mediaList');
    return changed({ world, caller }, id, { startsOn: body.startsOn, gives: body.gives, sites: body.sites ?? sites ?? [] });
  }),
  answer(adAccounts.renewDeepLink, ({ world, caller, input: { body } }) => renew({ world, caller }, body.id, {})),
  answer(adAccounts.renewSubscription, ({ world, caller, input: { body } }) =>
    renew({ world, caller }, body.id, { expiresOn: shifted(world.now.day, 180) }),
  ),
];

export const accountAnswers: readonly Answer[] = [...reading, ...writing];
