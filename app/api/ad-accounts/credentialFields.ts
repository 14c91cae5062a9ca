import type { CredentialField, CredentialFields, MediaKey } from './mediaFacts.ts';

/** An id that is a number, whatever the network calls it. */
const digits = (chinese: string, english: string): NonNullable<CredentialField['format']> => ({
  pattern: /^\d{4,20}$/,
  says: [`${chinese} 只有数字，4 到 20 位`, `The ${english} is 4 to 20 digits`],
});

/** Keys are copied: what is no single word of Latin letters, digits and signs has been copied with something else, or typed in full width. */
const key = (chinese: string, english = chinese): NonNullable<CredentialField['format']> => ({
  pattern: /^[\x21-\x7e]+$/,
  says: [`${chinese} 只有半角字母、数字和符号，中间没有空格`, `${english}: Latin letters, digits and signs only, without spaces`],
});

/** What each ad network takes, by its name on the wire: fields as its declared call names them, labels as its own back office has them. */
export const credentialFields = {
  huawei: {
    clientId: {
      label: 'Client ID',
      format: { pattern: /^\d{6,20}$/, says: ['Client ID 只有数字，6 到 20 位', 'A client ID is 6 to 20 digits'] },
    },
    clientSecret: { label: 'Client Secret', isSecret: true, format: key('Client Secret') },
    developer: {
      label: ['开发者 ID', 'Developer ID'],
      isOptional: true,
      format: key('开发者 ID', 'Developer ID'),
      hint: ['代理商账户需要填写', 'Needed for agency accounts'],
    },
  },
  honor: {
    clientId: { label: 'Client ID', format: key('Client ID') },
    clientSecret: { label: 'Client Secret', isSecret: true, format: key('Client Secret') },
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
  },
  vivo: {
    clientId: { label: 'Client ID', format: key('Client ID') },
    clientSecret: { label: 'Client Secret', isSecret: true, format: key('Client Secret') },
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: key('广告主 ID', 'Advertiser ID') },
    source: {
      label: ['数据源 ID', 'Source ID'],
      isOptional: true,
      format: key('数据源 ID', 'Source ID'),
      hint: ['回传转化时需要', 'Needed for postbacks'],
    },
  },
  kuaishou: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    appId: { label: 'App ID', format: digits('App ID', 'app ID') },
    secret: { label: 'Secret', isSecret: true, format: key('Secret') },
  },
  xiaomi: {
    account: { label: ['客户 ID', 'Customer ID'], format: key('客户 ID', 'Customer ID') },
    secret: { label: ['密钥', 'Secret key'], isSecret: true, format: key('密钥', 'Secret key') },
  },
  oppo: {
    owner: { label: ['广告主 ID', 'Owner ID'], format: digits('广告主 ID', 'owner ID') },
    apiId: { label: 'API ID', format: key('API ID') },
    apiKey: { label: 'API Key', isSecret: true, format: key('API Key') },
  },
  bilibili: {
    account: { label: ['账户 ID', 'Account ID'], format: digits('账户 ID', 'account ID') },
    appKey: { label: 'App Key', format: key('App Key') },
    secret: { label: 'Secret Key', isSecret: true, format: key('Secret Key') },
  },
  mintegral: {
    userName: { label: 'Username' },
    apiKey: { label: 'API Key', isSecret: true, format: key('API Key') },
  },
  baidu: {
    userName: { label: ['推广账户名', 'Account name'] },
    password: { label: ['密码', 'Password'], isSecret: true },
    token: { label: 'Token', isSecret: true, format: key('Token') },
  },
  sm: {
    userName: { label: ['用户名', 'Username'] },
    password: { label: ['密码', 'Password'], isSecret: true },
    token: { label: 'Token', isSecret: true, format: key('Token') },
  },
  uc: {
    userName: { label: ['账户名', 'Account name'] },
    password: { label: ['密码', 'Password'], isSecret: true },
    token: { label: 'Token', isSecret: true, format: key('Token') },
  },
  ekawa: {
    account: { label: ['账户 ID', 'Account ID'], format: key('账户 ID', 'Account ID') },
    secret: { label: ['密钥', 'Secret key'], isSecret: true, format: key('密钥', 'Secret key') },
  },
  wangyi: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    token: { label: 'Access Token', isSecret: true, format: key('Access Token') },
  },
  iqiyi: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    token: { label: 'Token', isSecret: true, format: key('Token') },
  },
  youdao: {
    advertiser: { label: ['广告主 ID', 'Advertiser ID'], format: digits('广告主 ID', 'advertiser ID') },
    token: { label: 'API Token', isSecret: true, format: key('API Token') },
  },
  zhihu: {
    account: { label: ['账户 ID', 'Account ID'], format: digits('账户 ID', 'account ID') },
    token: { label: 'Token', isSecret: true, format: key('Token') },
  },
  weibo: {
    account: { label: ['客户 UID', 'Customer UID'], format: digits('客户 UID', 'customer UID') },
    token: { label: 'Access Token', isSecret: true, format: key('Access Token') },
  },
  asa: {
    clientId: {
      label: 'Client ID',
      format: { pattern: /^SEARCHADS\./, says: ['Client ID 以 SEARCHADS. 开头', 'A client ID begins with SEARCHADS.'] },
    },
    team: {
      label: 'Team ID',
      format: { pattern: /^SEARCHADS\./, says: ['Team ID 以 SEARCHADS. 开头', 'A team ID begins with SEARCHADS.'] },
    },
    keyId: { label: 'Key ID', format: key('Key ID') },
    privateKey: {
      label: ['私钥', 'Private key'],
      isSecret: true,
      format: { pattern: /BEGIN (EC )?PRIVATE KEY/, says: ['粘贴完整的 PEM，从 BEGIN 到 END', 'Paste the whole PEM, from BEGIN to END'] },
    },
    org: { label: 'Org ID', format: digits('Org ID', 'org ID') },
  },
} as const satisfies Partial<Record<MediaKey, CredentialFields>>;

const hasFields = (media: string): media is keyof typeof credentialFields => Object.hasOwn(credentialFields, media);

/** What a network takes, by its name on the wire. Null for one that takes no credentials. */
export function credentialFieldsOf(media: string): CredentialFields | null {
  return hasFields(media) ? credentialFields[media] : null;
}
