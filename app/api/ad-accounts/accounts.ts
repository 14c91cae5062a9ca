import { calls } from '../declare/calls.ts';
import { day, flag, integer, nothing, text } from '../wire/scalars.ts';
import { privateLink, secret } from '../wire/sensitive.ts';
import { list, maybe, named, shape } from '../wire/shapes.ts';
import { AdAccount, Authorization, gift, LinkedApp, Media, SubAccount } from './shapes.ts';

const { query, mutation } = calls('adAccounts');
const id = { id: integer };
const cites = 'R-199 A-25';

/** Accounts at media. The specification gives no methods for these paths, so each is a reading. */
export const adAccounts = {
  media: query('GET /api/mng/channelaccount/channellist', { result: list(Media), cites, spec: 'listAdAccountChannels' }),
  one: query('GET /api/mng/channelaccount/find/{id}', { path: id, result: AdAccount, cites, spec: 'findAdAccount' }),
  subAccounts: query('GET /api/mng/channelaccount/subaccountlist', {
    query: { parent: named('parentAccountId', integer) },
    result: list(SubAccount),
    cites,
    spec: 'listSubAccounts',
  }),
  rename: mutation('POST /api/mng/channelaccount/alias', {
    body: shape({ id: integer, alias: text }),
    result: nothing,
    cites,
    spec: 'setAdAccountAlias',
  }),
  enable: mutation('PUT /api/mng/channelaccount/enable/{id}', { path: id, result: nothing, cites, spec: 'enableAdAccount' }),
  disable: mutation('PUT /api/mng/channelaccount/forbidden/{id}', { path: id, result: nothing, cites, spec: 'forbidAdAccount' }),
  delete: mutation('DELETE /api/mng/channelaccount/delete/{id}', { path: id, result: nothing, cites, spec: 'deleteAdAccount' }),

  linkedApps: query('GET /api/mng/channelaccount/findLinkedApp/{id}', { path: id, result: list(LinkedApp), cites, spec: 'findLinkedApp' }),
  boundApps: query('GET /api/mng/channelaccount/app/find/{id}', { path: id, result: list(LinkedApp), cites, spec: 'findAdAccountApp' }),
  bindApps: mutation('POST /api/mng/channelaccount/app/create', {
    body: shape({ account: named('accountId', integer), apps: named('appIds', list(integer)) }),
    result: nothing,
    cites,
    spec: 'createAdAccountApp',
  }),
  /** What is fetched for an account, and from which day on. */
  plan: mutation('PUT /api/mng/channelaccount/updatePlan/{id}', {
    path: id,
    /** Sites of the network, where it has several; null leaves them as they are. */
    body: shape({
      startsOn: named('startdate', maybe(day)),
      gives: named('dataTypes', list(gift)),
      sites: named('mediaList', maybe(list(text))),
    }),
    result: nothing,
    cites: 'R-199 A-25 G-06',
    spec: 'updateAdAccountPlan',
  }),
  renewDeepLink: mutation('POST /api/mng/channelaccount/renewalDeepLink', {
    body: shape(id),
    result: nothing,
    cites,
    spec: 'renewDeepLink',
  }),
  renewSubscription: mutation('POST /api/mng/channelaccount/renewalSubscribes', {
    body: shape(id),
    result: nothing,
    cites,
    spec: 'renewSubscribes',
  }),

  /** Where to agree, at the medium. The state comes back with who agreed. `account` is one that is authorized again. */
  authorize: mutation('GET /api/mng/channelaccount/authorize', {
    query: { media: named('channel', text), account: named('accountId', maybe(integer)) },
    result: shape({ url: privateLink, state: secret }),
    cites: 'R-199 A-25 G-06',
    spec: 'authorizeAdAccount',
  }),
  returnFromTencent: mutation('GET /api/mng/channelaccount/bindgdtaccount', {
    query: { state: secret, cid: text },
    result: Authorization,
    cites: 'R-199 A-25 A-26',
    spec: 'bindGdtAccount',
  }),
  returnFromToutiao: mutation('POST /api/mng/channelaccount/toutiao/token', {
    body: shape({ code: named('auth_code', secret), state: secret }),
    as: 'form',
    result: Authorization,
    cites: 'R-201 A-25 G-06',
    spec: 'exchangeToutiaoToken',
  }),
  /** Whether a mini-program lets itself be bound. */
  isWeixinReady: query('GET /api/mng/channelaccount/checkWeixinMP', { result: flag, cites, spec: 'checkWeixinMp' }),
};
