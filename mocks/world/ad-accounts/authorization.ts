import type { Authorization } from '#app/api/ad-accounts/shapes.ts';
import { hash, pick, whole } from '../random.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import { shifted } from '../calendar.ts';
import type { World } from '../world.ts';
import { adAccountsOf } from './accounts.ts';
import type { AdAccountRecord } from './ad-account.ts';
import { mediaCatalogue } from './seed-media.ts';
import { linkedApps } from './toAdAccount.ts';

/** An authorization at an ad network, under way or returned. No account data is read before the user confirms it. */
export interface AuthorizationRecord extends Authorization {
  owner: number;
  isBack: boolean;
}

export const authorizationsOf: (world: World) => Collection<AuthorizationRecord> = part((world) =>
  world.store.collection<AuthorizationRecord>(
    'authorizations',
    () => [],
    ({ state }) => state,
  ),
);

interface AuthorizationStart {
  /** The account that is authorized again. */
  renewed?: AdAccountRecord | undefined;
  owner: number;
  media: string;
  by: string;
}

/** Starts an authorization with what it will return: the authorized account, its sub-accounts, and which of these others have bound. */
export function startAuthorization(world: World, { renewed, owner, media, by }: AuthorizationStart): AuthorizationRecord {
  const known = authorizationsOf(world);
  const number = known.all().length + 1;
  const keys = ['authorization', media, owner, number] as const;
  const name = mediaCatalogue.find(({ key }) => key === media)?.name ?? media;
  const cid = (index: number) =>
    `${whole(1000, 9999, ...keys, index)} ${whole(1000, 9999, ...keys, index, 2)} ${whole(1000, 9999, ...keys, index, 3)}`;
  const bound = adAccountsOf(world)
    .all()
    .find((one) => one.owner === owner && one.media === media && one.id !== renewed?.id);
  const again = renewed ? [{ cid: renewed.cid, name: renewed.alias, cost: null, isAuthorizing: true, boundBy: null }] : [];
  const fresh = Array.from({ length: whole(2, 4, ...keys) }, (_, index) => ({
    cid: cid(index),
    name: `${name}-${pick(['买量', '品牌', '素材测试', '召回'], ...keys, index)} ${index + 1}`,
    cost: index === 0 ? whole(1000, 90_000, ...keys, 'cost') : whole(0, 9000, ...keys, 'cost', index),
    isAuthorizing: index === 0 && !renewed,
    boundBy: null,
  }));
  const others = bound ? [{ cid: bound.cid, name: bound.alias, cost: null, isAuthorizing: false, boundBy: bound.boundBy }] : [];
  return known.put({
    state: `s${hash(...keys).toString(36)}${number}`,
    media,
    name: renewed?.alias ?? fresh[0]?.name ?? name,
    cid: renewed?.cid ?? fresh[0]?.cid ?? '',
    company: (renewed ?? bound)?.company ?? null,
    renews: renewed ? { id: renewed.id, alias: renewed.alias, apps: linkedApps(world, renewed.apps) } : null,
    authorizedBy: by,
    expiresOn: shifted(world.now.day, 180),
    subAccounts: [...again, ...fresh, ...others],
    owner,
    isBack: false,
  });
}
