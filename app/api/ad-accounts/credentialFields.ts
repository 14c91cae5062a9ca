import type { CredentialField, CredentialFields } from './mediaFacts.ts';

/** An id that is a number, whatever the network calls it. */
const digits = (chinese: string, english: string): NonNullable<CredentialField['format']> => ({
  pattern: /^\d{4,20}$/,
  says: [`${chinese} 只有数字，4 到 20 位`, `The ${english} is 4 to 20 digits`],
});

/** What each ad network takes, by the names of its declared call, as its own back office calls it. */
export const credentialFields = {
  huawei: {
    clientId: {
      label: 'Client ID',
      format: { pattern: /^\d{6,20}$/, says: ['Client ID 只有数字，6 到 20 位', 'A client ID is 6 to 20 digits'] },
    },
    clientSecret: { label: 'Client Secret', isSecret: true },
    developer: { label: ['开发者 ID', 'Developer ID'], isOptional: true, hint: ['代理商账户需要填写', 'Needed for agency accounts'] },
  },
  honor: {
    clientId: { label: 'Client ID' },
    clientSecret: { label: 'Client Secret', isSecret: true },
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
  },
  vivo: {
    clientId: { label: 'Client ID' },
    clientSecret: { label: 'Client Secret', isSecret: true },
    advertiser: { label: ['广告主 ID', 'Advertiser ID'] },
    source: { label: ['数据源 ID', 'Source ID'], isOptional: true, hint: ['回传转化时需要', 'Needed for postbacks'] },
  },
  kuaishou: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    appId: { label: 'App ID', format: digits('App ID', 'app ID') },
    secret: { label: 'Secret', isSecret: true },
  },
  xiaomi: {
    account: { label: ['客户 ID', 'Customer ID'] },
    secret: { label: ['密钥', 'Secret key'], isSecret: true },
  },
  oppo: {
    owner: { label: ['广告主 ID', 'Owner ID'], format: digits('广告主 ID', 'owner ID') },
    apiId: { label: 'API ID' },
    apiKey: { label: 'API Key', isSecret: true },
  },
  bilibili: {
    account: { label: ['账户 ID', 'Account ID'], format: digits('账户 ID', 'account ID') },
    appKey: { label: 'App Key' },
    secret: { label: 'Secret Key', isSecret: true },
  },
  mintegral: {
    userName: { label: 'Username' },
    apiKey: { label: 'API Key', isSecret: true },
  },
  baidu: {
    userName: { label: ['推广账户名', 'Account name'] },
    password: { label: ['密码', 'Password'], isSecret: true },
    token: { label: 'Token', isSecret: true },
  },
  shenma: {
    userName: { label: ['用户名', 'Username'] },
    password: { label: ['密码', 'Password'], isSecret: true },
    token: { label: 'Token', isSecret: true },
  },
  huichuan: {
    userName: { label: ['账户名', 'Account name'] },
    password: { label: ['密码', 'Password'], isSecret: true },
    token: { label: 'Token', isSecret: true },
  },
  aliECard: {
    account: { label: ['账户 ID', 'Account ID'] },
    secret: { label: ['密钥', 'Secret key'], isSecret: true },
  },
  netease: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    token: { label: 'Access Token', isSecret: true },
  },
  iqiyi: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    token: { label: 'Token', isSecret: true },
  },
  youdao: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    token: { label: 'API Token', isSecret: true },
  },
  zhihu: {
    account: { label: ['账户 ID', 'Account ID'], format: digits('账户 ID', 'account ID') },
    token: { label: 'Token', isSecret: true },
  },
  weibo: {
    account: { label: ['客户 UID', 'Customer UID'], format: digits('客户 UID', 'customer UID') },
    token: { label: 'Access Token', isSecret: true },
  },
  appleAds: {
    clientId: {
      label: 'Client ID',
      format: { pattern: /^SEARCHADS\./, says: ['Client ID 以 SEARCHADS. 开头', 'A client ID begins with SEARCHADS.'] },
    },
    team: {
      label: 'Team ID',
      format: { pattern: /^SEARCHADS\./, says: ['Team ID 以 SEARCHADS. 开头', 'A team ID begins with SEARCHADS.'] },
    },
    keyId: { label: 'Key ID' },
    privateKey: {
      label: ['私钥', 'Private key'],
      isSecret: true,
      format: { pattern: /BEGIN (EC )?PRIVATE KEY/, says: ['粘贴完整的 PEM，从 BEGIN 到 END', 'Paste the whole PEM, from BEGIN to END'] },
    },
    org: { label: 'Org ID', format: digits('Org ID', 'org ID') },
  },
} as const satisfies Readonly<Record<string, CredentialFields>>;
