import { mediaNames } from '#app/lib/glossary/words.ts';
import type { Gift, MediaRecord } from './ad-account.ts';

const media = (key: keyof typeof mediaNames, kind: MediaRecord['kind'], method: MediaRecord['method'], ...gives: Gift[]): MediaRecord => ({
  key,
  name: mediaNames[key][0],
  kind,
  method,
  gives,
});

/** All media that can be bound, in the order of the gallery. */
export const mediaCatalogue: readonly MediaRecord[] = [
  media('toutiao', 'feed', 'authorization', 'cost', 'plans', 'creatives', 'callbacks'),
  media('gdt', 'feed', 'authorization', 'cost', 'plans', 'creatives', 'callbacks'),
  media('kuaishou', 'feed', 'credential', 'cost', 'plans', 'callbacks'),
  media('baidu', 'search', 'credential', 'cost', 'keywords', 'callbacks'),
  media('asa', 'search', 'credential', 'cost', 'keywords', 'creatives'),
  media('xiaohongshu', 'feed', 'authorization', 'cost', 'plans', 'callbacks'),
  media('bilibili', 'feed', 'credential', 'cost', 'plans'),
  media('weibo', 'feed', 'credential', 'cost', 'plans', 'callbacks'),
  media('zhihu', 'feed', 'credential', 'cost', 'plans'),
  media('huawei', 'store', 'credential', 'cost', 'plans', 'creatives'),
  media('oppo', 'store', 'credential', 'cost', 'plans'),
  media('vivo', 'store', 'credential', 'cost', 'plans'),
  media('xiaomi', 'store', 'credential', 'cost', 'plans'),
  media('honor', 'store', 'credential', 'cost', 'plans'),
  media('wangyi', 'feed', 'credential', 'cost'),
  media('mintegral', 'abroad', 'credential', 'cost', 'countries'),
  media('google', 'abroad', 'authorization', 'cost', 'countries', 'keywords'),
  media('iqiyi', 'feed', 'credential', 'cost', 'plans'),
  media('sm', 'search', 'credential', 'cost', 'keywords'),
  media('youdao', 'feed', 'credential', 'cost'),
  media('uc', 'feed', 'credential', 'cost', 'plans'),
  media('wxmp', 'feed', 'authorization', 'cost', 'plans'),
  media('ekawa', 'feed', 'credential', 'cost'),
];
