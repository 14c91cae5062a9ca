import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { integer, nothing, text } from '../../wire/scalars.ts';
import { person, secret } from '../../wire/sensitive.ts';
import { list, maybe, named, record, shape } from '../../wire/shapes.ts';
import { binding } from '../../ad-accounts/binding.ts';
import { AdAccount, Authorization } from '../../ad-accounts/shapes.ts';
import { Checks } from '../checks.ts';

const { query, mutation } = calls('adAccounts', { isOurs: true });
const origin = { isOurs: true };
const cites = 'A-26';

/** An org of Apple Search Ads: campaigns are billed and reported by it. */
export const AppleOrg = shape({ id: named('orgId', text), name: named('orgName', text) });
export type AppleOrg = ValueOf<typeof AppleOrg>;

/** Screens that bind a medium for which the specification has no call. */
export const ourBindings = {
  youdao: binding('youdao', { advertiser: named('advertiser_id', text), token: secret }, { cites }, origin),
  shenma: binding('shenma', { userName: person, password: secret, token: secret }, { cites }, origin),
  aliECard: binding('aliekawa', { account: named('account_id', text), secret: named('secret_key', secret) }, { cites }, origin),
  weibo: binding('weibo', { account: named('account_id', text), token: secret }, { cites }, origin),
  appleAds: binding(
    'asa',
    {
      org: named('org_id', text),
      clientId: named('client_id', secret),
      team: named('team_id', text),
      keyId: named('key_id', secret),
      privateKey: named('private_key', secret),
    },
    { cites },
    origin,
  ),
};

export const connections = {
  /** Tests credentials before they are saved. */
  test: query('POST /api/mng/channelaccount/test/{media}', {
    body: shape({ credentials: record(secret) }),
    result: Checks,
    cites: 'A-25 A-26',
  }),
  /** The orgs that a key pair of Apple opens, one of which is connected. A service without this call lets them be typed. */
  appleOrgs: query('POST /api/mng/channelaccount/asa/orgs', {
    body: shape({
      clientId: named('client_id', secret),
      team: named('team_id', text),
      keyId: named('key_id', secret),
      privateKey: named('private_key', secret),
    }),
    result: list(AppleOrg),
    cites: 'A-26 R-202',
  }),
  /** Tells who came back from an ad network for which the specification has no call of its own. */
  exchange: mutation('POST /api/mng/channelaccount/authorization/{state}/code', {
    path: { state: secret },
    body: shape({ code: secret }),
    result: Authorization,
    cites: 'A-26',
  }),
  /** What a medium gave back, by the state that went out. */
  returned: query('GET /api/mng/channelaccount/authorization/{state}', { path: { state: secret }, result: Authorization, cites: 'A-26' }),
  /** Nothing is read from an account before this. */
  confirm: mutation('POST /api/mng/channelaccount/authorization/{state}', {
    path: { state: secret },
    body: shape({ cids: list(text), alias: maybe(text), apps: named('appIds', list(integer)), sites: named('mediaList', list(text)) }),
    result: list(AdAccount),
    cites: 'A-26',
  }),
  discard: mutation('DELETE /api/mng/channelaccount/authorization/{state}', { path: { state: secret }, result: nothing, cites: 'A-26' }),
};
