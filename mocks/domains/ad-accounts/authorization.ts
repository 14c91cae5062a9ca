import { adAccounts } from '#app/api/ad-accounts/accounts.ts';
import type { Authorization } from '#app/api/ad-accounts/shapes.ts';
import { takesAuthorization } from '#app/api/ad-accounts/mediaFacts.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { RequestContext } from '../../service/access.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { adAccountsOf } from '../../world/ad-accounts/accounts.ts';
import {
  authorizationIn,
  authorizationsOf,
  boundAt,
  familyOf,
  startAuthorization,
  toAuthorization,
  type AuthorizationRecord,
} from '../../world/ad-accounts/authorization.ts';
import { mediaCatalogue } from '../../world/ad-accounts/seed-media.ts';
import { toAdAccount } from '../../world/ad-accounts/toAdAccount.ts';
import { ownerOf } from '../../world/campaigns/channels.ts';
import { requireBinding, requireEditableAccount, ownApps } from './requireAccount.ts';

const { connections } = ours;

/** A state that went out from another main account is not known here. */
function found(asking: RequestContext, state: string): AuthorizationRecord {
  requireBinding(asking);
  const record = authorizationIn(asking.world, state);
  if (record?.owner !== ownerOf(asking.caller)) throw missing('授权');
  return record;
}

function returned(asking: RequestContext, state: string, media?: string): Authorization {
  const record = found(asking, state);
  if (media && record.media !== media) throw badRequest('state');
  return described(asking, authorizationsOf(asking.world).put({ ...record, isBack: true }));
}

const described = ({ world, caller }: RequestContext, record: AuthorizationRecord) => toAuthorization(world, record, world.appsOf(caller));

/** The accounts that are chosen of those that an authorization opens. None is bound twice. */
function choose(asking: RequestContext, record: AuthorizationRecord, cids: readonly string[]) {
  const chosen = described(asking, record).subAccounts.filter(({ cid }) => cids.includes(cid));
  if (!chosen.length || chosen.length !== new Set(cids).size) throw badRequest('cids');
  const other = chosen.find(({ boundBy }) => boundBy !== null);
  if (other) throw taken(`账户 ${other.cid} 已由${other.boundBy ?? ''}绑定`);
  return chosen;
}

export const authorizationAnswers: readonly Answer[] = [
  answer(adAccounts.authorize, ({ world, caller, input }) => {
    requireBinding({ world, caller });
    const media = mediaCatalogue.find((one) => one.key === input.media && takesAuthorization(one));
    if (!media) throw badRequest('channel');
    const renewed = typeof input.account !== 'number' ? undefined : requireEditableAccount({ world, caller }, input.account);
    if (renewed && renewed.media !== media.key) throw badRequest('accountId');
    const { name: by, company } = caller;
    const { state } = startAuthorization(world, { renewed, owner: ownerOf(caller), media: media.key, by, company: company || null });
    return { url: `https://auth.${media.key}.example/oauth?state=${state}`, state };
  }),
  answer(adAccounts.returnFromTencent, ({ world, caller, input }) => returned({ world, caller }, input.state, 'gdt')),
  answer(adAccounts.returnFromToutiao, ({ world, caller, input: { body } }) => {
    if (!body.code.trim()) throw badRequest('auth_code');
    return returned({ world, caller }, body.state, 'toutiao');
  }),
  answer(connections.exchange, ({ world, caller, input: { state, body } }) => {
    if (!body.code.trim()) throw badRequest('code');
    return returned({ world, caller }, String(state));
  }),
  answer(connections.returned, ({ world, caller, input }) => returned({ world, caller }, String(input.state))),
  answer(connections.confirm, ({ world, caller, input: { state, body } }) => {
    const record = found({ world, caller }, String(state));
    if (!record.isBack) throw taken('授权尚未完成');
    const chosen = choose({ world, caller }, record, body.cids);
    const apps = ownApps({ world, caller }, body.apps);
    const accounts = adAccountsOf(world);
    const gives = mediaCatalogue.find(({ key }) => key === record.media)?.gives ?? [];
    const renewed = record.renews === null ? undefined : accounts.find(record.renews);
    const made = chosen.map(({ cid, name, isAuthorizing }) => {
      const alias = isAuthorizing && body.alias ? body.alias : name;
      const { company, expiresOn, by: authorizedBy } = record;
      const given = { alias, apps, sites: body.sites, expiresOn, authorizedBy, isDisabled: false, problem: null, problemSince: null };
      if (renewed && cid === renewed.cid) return accounts.put({ ...renewed, ...given });
      // The account that was authorized comes first, and the others belong to it.
      const head = isAuthorizing ? undefined : boundAt(world, record, record.cid);
      return accounts.put({
        ...given,
        id: accounts.nextId(),
        owner: record.owner,
        media: record.media,
        cid,
        company,
        gives,
        startsOn: world.now.day,
        updatedAt: null,
        boundBy: caller.name,
        parent: head ? familyOf(head) : null,
      });
    });
    authorizationsOf(world).delete(record.id);
    return made.map((one) => toAdAccount(world, one, undefined));
  }),
  answer(connections.discard, ({ world, caller, input }) => {
    authorizationsOf(world).delete(found({ world, caller }, String(input.state)).id);
    return null;
  }),
];
