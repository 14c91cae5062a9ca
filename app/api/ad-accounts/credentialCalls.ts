import { isCallLacking } from '../../lib/config/current.ts';
import { ours } from '../ours/ours.ts';
import { bindings } from './media.ts';
import type { MediaKey } from './mediaFacts.ts';

const { youdao, shenma, aliECard, weibo, appleAds } = ours.ourBindings;

/** The two calls that save the credentials of a network, by its name on the wire. Five pairs are ours, where the specification has none. */
export const credentialCalls = {
  baidu: bindings.baidu,
  kuaishou: bindings.kuaishou,
  huawei: bindings.huawei,
  xiaomi: bindings.xiaomi,
  oppo: bindings.oppo,
  honor: bindings.honor,
  wangyi: bindings.netease,
  vivo: bindings.vivo,
  bilibili: bindings.bilibili,
  mintegral: bindings.mintegral,
  zhihu: bindings.zhihu,
  iqiyi: bindings.iqiyi,
  uc: bindings.huichuan,
  youdao,
  sm: shenma,
  ekawa: aliECard,
  weibo,
  asa: appleAds,
} as const satisfies Partial<Record<MediaKey, { create: { call: string }; update: { call: string } }>>;

const hasCalls = (media: string): media is keyof typeof credentialCalls => Object.hasOwn(credentialCalls, media);

/** Whether a new account of the network can be saved, and new credentials of an old one: a back end may lack either call. */
export const canSaveCredentials = (media: string, which: 'create' | 'update'): boolean =>
  hasCalls(media) && !isCallLacking(credentialCalls[media][which].call);
