import type { Authorization, SubAccount } from '#app/api/ad-accounts/shapes.ts';
import type { AppRecord } from '../apps/app.ts';
import { hash, pick, whole } from '../random.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import { shifted } from '../calendar.ts';
import type { World } from '../world.ts';
import { adAccountsOf } from './accounts.ts';
import type { AdAccountRecord } from './ad-account.ts';
import { mediaCatalogue } from './seed-media.ts';
import { linkedApps, usesIn } from './toAdAccount.ts';

/** An authorization at an ad network, under way or returned. No account data is read before the user confirms it. */
export interface AuthorizationRecord extends Pick<Authorization, 'state' | 'media' | 'name' | 'cid' | 'company' | 'expiresOn'> {
  /** Numbers are never given twice, so that a state counts once: also after it was confirmed and is gone. */
  id: number;
  owner: number;
  by: string;
  /** The account that is authorized again. */
  renews: number | null;
  /** The accounts that it opens, as the network names them. */
  reached: readonly Reached[];
  isBack: boolean;
}

type Reached = Pick<SubAccount, 'cid' | 'name' | 'cost'>;

export const authorizationsOf: (world: World) => Collection<AuthorizationRecord> = part((world) =>
  world.store.collection<AuthorizationRecord>(
    'authorizations by number',
    () => [],
    ({ id }) => id,
  ),
);

const byState = part((world) => authorizationsOf(world).indexBy(({ state }) => state));

export const authorizationIn = (world: World, state: string): AuthorizationRecord | undefined => byState(world)(state)[0];

interface AuthorizationStart {
  renewed?: AdAccountRecord | undefined;
  owner: number;
  media: string;
  by: string;
  company: string | null;
}

/** The account by which another one was authorized: itself, where it is the one. */
export const familyOf = ({ id, parent }: AdAccountRecord) => parent ?? id;

/** Starts an authorization with what it will return: the authorized account, and others that it opens. Some of these are bound already. */
export function startAuthorization(world: World, { renewed, owner, media, by, company }: AuthorizationStart): AuthorizationRecord {
  const known = authorizationsOf(world);
  const number = known.nextId();
  const keys = ['authorization', media, owner, number] as const;
  const name = mediaCatalogue.find(({ key }) => key === media)?.name ?? media;
  const cid = (index: number) =>
    `${whole(1000, 9999, ...keys, index)} ${whole(1000, 9999, ...keys, index, 2)} ${whole(1000, 9999, ...keys, index, 3)}`;
  const bound = adAccountsOf(world)
    .all()
    .filter((one) => one.owner === owner && one.media === media);
  const others = renewed ? bound.filter((one) => one.id !== renewed.id && familyOf(one) === familyOf(renewed)) : bound.slice(0, 1);
  const asReached = ({ cid, alias }: AdAccountRecord): Reached => ({ cid, name: alias, cost: null });
  const fresh = Array.from({ length: whole(2, 4, ...keys) }, (_, index) => ({
    cid: cid(index),
    name: `${name}-${pick(['买量', '品牌', '素材测试', '召回'], ...keys, index)} ${index + 1}`,
    cost: index === 0 ? whole(1000, 90_000, ...keys, 'cost') : whole(0, 9000, ...keys, 'cost', index),
  }));
  const reached = [...(renewed ? [asReached(renewed)] : []), ...fresh, ...others.map(asReached)];
  return known.put({
    id: number,
    state: `s${hash(...keys).toString(36)}${number}`,
    media,
    owner,
    by,
    name: reached[0]?.name ?? name,
    cid: reached[0]?.cid ?? '',
    company: renewed?.company ?? bound[0]?.company ?? company,
    renews: renewed?.id ?? null,
    expiresOn: shifted(world.now.day, 180),
    reached,
    isBack: false,
  });
}

/** The account that is bound under an id of its network. */
export const boundAt = (world: World, { owner, media }: Pick<AuthorizationRecord, 'owner' | 'media'>, cid: string) =>
  adAccountsOf(world)
    .all()
    .find((one) => one.owner === owner && one.media === media && one.cid === cid);

/** An authorization as it is shown: with what is known of its accounts by now, and which of them are bound. */
export function toAuthorization(world: World, record: AuthorizationRecord, apps: readonly AppRecord[]): Authorization {
  const { state, media, name, cid, company, by, expiresOn, renews } = record;
  const uses = usesIn(world, apps);
  const meant = renews === null ? undefined : adAccountsOf(world).find(renews);
  // The person who agreed may have signed in with other accounts. Then nothing is reauthorized.
  const renewed = meant && record.reached.some((one) => one.cid === meant.cid) ? meant : null;
  return {
    state,
    media,
    name,
    cid,
    company,
    authorizedBy: by,
    expiresOn,
    renews: renewed && {
      id: renewed.id,
      alias: renewed.alias,
      apps: linkedApps(world, renewed.apps),
      sites: [...(renewed.sites ?? [])],
    },
    subAccounts: record.reached.map((reached) => {
      const bound = boundAt(world, record, reached.cid);
      return {
        cid: reached.cid,
        name: reached.name,
        cost: bound ? (uses.get(bound.id)?.cost ?? 0) / 100 : reached.cost,
        isAuthorizing: reached.cid === cid,
        boundBy: bound && bound.id !== renews ? bound.boundBy : null,
      };
    }),
  };
}
