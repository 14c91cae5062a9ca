import { text } from '../wire/scalars.ts';
import { person, secret } from '../wire/sensitive.ts';
import { maybe, named } from '../wire/shapes.ts';
import { binding } from './binding.ts';

const cites = 'R-200 A-25 G-06';
const clientPair = { clientId: named('client_id', secret), clientSecret: named('client_secret', secret) };

/** Ad networks that take credentials. Paths are readings; the fields are those that the network gives to its customers (G-06). */
export const bindings = {
  baidu: binding(
    'baidu',
    { userName: person, password: secret, token: secret },
    { cites, spec: ['createBaiduAccount', 'updateBaiduAccount'] },
  ),
  kuaishou: binding(
    'kuaishou',
    { advertiser: named('advertiser_id', text), appId: named('app_id', text), secret },
    { cites, spec: ['createKuaishouAccount', 'updateKuaishouAccount'] },
  ),
  /** One call for both screens of this maker. */
  huawei: binding(
    'huawei',
    { ...clientPair, developer: named('developer_id', maybe(text)) },
    { cites, spec: ['createHuaweiAccount', 'updateHuaweiAccount'] },
  ),
  xiaomi: binding(
    'xiaomi',
    { account: named('customer_id', text), secret: named('secret_key', secret) },
    { cites, spec: ['createXiaomiAccount', 'updateXiaomiAccount'] },
  ),
  oppo: binding(
    'oppo',
    { owner: named('owner_id', text), apiId: named('api_id', secret), apiKey: named('api_key', secret) },
    { cites, spec: ['createOppoAccount', 'updateOppoAccount'] },
  ),
  honor: binding(
    'rongyao',
    { ...clientPair, advertiser: named('advertiser_id', text) },
    { cites, spec: ['createHonorAccount', 'updateHonorAccount'] },
  ),
  netease: binding(
    'wangyi',
    { advertiser: named('advertiser_id', text), token: secret },
    { cites, spec: ['createNeteaseAccount', 'updateNeteaseAccount'] },
  ),
  vivo: binding(
    'vivo',
    { ...clientPair, advertiser: named('advertiser_id', text), source: named('src_id', maybe(text)) },
    { cites, spec: ['createVivoAccount', 'updateVivoAccount'] },
  ),
  bilibili: binding(
    'bilibili',
    { account: named('account_id', text), appKey: named('app_key', secret), secret: named('secret_key', secret) },
    { cites, spec: ['createBilibiliAccount', 'updateBilibiliAccount'] },
  ),
  mintegral: binding(
    'mintegral',
    { userName: named('username', person), apiKey: named('api_key', secret) },
    { cites, spec: ['createMintegralAccount', 'updateMintegralAccount'] },
  ),
  zhihu: binding(
    'zhihu',
    { account: named('account_id', text), token: secret },
    { cites, spec: ['createZhihuAccount', 'updateZhihuAccount'] },
  ),
  iqiyi: binding(
    'aiqiyi',
    { advertiser: named('advertiser_id', text), token: secret },
    { cites, spec: ['createIqiyiAccount', 'updateIqiyiAccount'] },
  ),
  huichuan: binding(
    'huichuan',
    { userName: person, password: secret, token: secret },
    { cites, spec: ['createHuichuanAccount', 'updateHuichuanAccount'] },
  ),
};
