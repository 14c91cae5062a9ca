import type { ValueOf } from '../wire/codec.ts';
import { amount, coded, day, flag, integer, moment, oneOf, text } from '../wire/scalars.ts';
import { company, person, secret } from '../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../wire/shapes.ts';
import { platform } from '../apps/shapes.ts';

/** What a medium can give us. */
export const gift = coded({
  cost: 'cost',
  plans: 'plan',
  creatives: 'creative',
  keywords: 'keyword',
  countries: 'country',
  callbacks: 'callback',
});

/** Fields of an ad account are ours (G-06). */
export const adAccountState = oneOf('fine', 'waiting', 'ending', 'broken', 'disabled');

export const LinkedApp = shape({ app: named('appId', integer), name: named('appName', text), platform });
export type LinkedApp = ValueOf<typeof LinkedApp>;

export const AdAccount = shape({
  id: integer,
  media: named('channel', text),
  alias: text,
  /** The id of the account at its medium. */
  cid: text,
  company: maybe(company),
  state: named('status', adAccountState),
  /** Why it needs someone: the key of a reason, said by the screen. */
  problem: maybe(text),
  problemSince: maybe(moment),
  apps: orElse(list(LinkedApp), []),
  gives: named('dataTypes', orElse(list(gift), [])),
  startsOn: named('startdate', maybe(day)),
  cost: named('yesterdayCost', maybe(amount)),
  campaigns: named('campaignCount', orElse(integer, 0)),
  updatedAt: named('updateTime', maybe(moment)),
  expiresOn: named('pastDate', maybe(day)),
  authorizedBy: named('authorizer', maybe(person)),
  boundBy: named('creator', maybe(person)),
  parent: named('parentAccountId', maybe(integer)),
  /**
   * When its credentials were saved, and the end of their fingerprint, by which a rotation is recognised. Without it the drawer of an account
   * leaves the line out.
   */
  credentials: named('credentialInfo', maybe(shape({ savedOn: named('saveDate', day), fingerprint: secret }))),
  /** The sites of the medium that are fetched, by their keys. None is all of them. */
  sites: named('mediaList', orElse(list(text), [])),
});
export type AdAccount = ValueOf<typeof AdAccount>;

export const Media = shape({
  key: named('channel', text),
  name: text,
  method: named('bindType', oneOf('credential', 'authorization')),
  kind: named('type', oneOf('feed', 'search', 'store', 'abroad')),
  gives: named('dataTypes', orElse(list(gift), [])),
  accounts: named('accountList', orElse(list(AdAccount), [])),
});
export type Media = ValueOf<typeof Media>;

/** What came back from a medium, before somebody confirms it. Nothing is read until then. */
export const SubAccount = shape({
  cid: text,
  name: text,
  cost: named('yesterdayCost', maybe(amount)),
  isAuthorizing: named('main', orElse(flag, false)),
  /** Bound by somebody else already. */
  boundBy: named('creator', maybe(person)),
});
export type SubAccount = ValueOf<typeof SubAccount>;

export const Authorization = shape({
  state: secret,
  media: named('channel', text),
  name: text,
  cid: text,
  company: maybe(company),
  authorizedBy: named('authorizer', maybe(person)),
  expiresOn: named('pastDate', maybe(day)),
  /** The account that is authorized again. It keeps its alias, its apps and its sites. */
  renews: named(
    'account',
    maybe(shape({ id: integer, alias: text, apps: orElse(list(LinkedApp), []), sites: named('mediaList', orElse(list(text), [])) })),
  ),
  subAccounts: named('subAccountList', orElse(list(SubAccount), [])),
});
export type Authorization = ValueOf<typeof Authorization>;
