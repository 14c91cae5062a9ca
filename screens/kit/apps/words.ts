import { bilingual } from '#design-system';
import type { industry, Platform } from '#app/api/apps/shapes.ts';
import type { ValueOf } from '#app/api/wire/codec.ts';

export type Industry = ValueOf<typeof industry>;

/** What readers call the platforms. */
export const platformNames = bilingual({
  iOS: ['iOS', 'iOS'],
  Android: ['Android', 'Android'],
  Harmony: ['Harmony', 'Harmony'],
  quickApp: ['快应用', 'Quick app'],
  H5: ['H5', 'H5'],
  wx: ['微信小程序', 'WeChat mini-program'],
  wg: ['微信小游戏', 'WeChat mini-game'],
  dg: ['抖音小游戏', 'Douyin mini-game'],
  selfBuilt: ['自建站', 'Own site'],
} satisfies Record<Platform, readonly [string, string]>);

/** */
export const industryNames = bilingual({
  game: ['游戏', 'Games'],
  shop: ['电商 / O2O', 'Shopping / O2O'],
  reading: ['小说阅读', 'Reading'],
  tool: ['工具', 'Tools'],
  social: ['直播社交', 'Social'],
  education: ['在线教育', 'Education'],
  finance: ['金融借贷', 'Finance'],
  travel: ['旅游出行', 'Travel'],
  general: ['综合', 'General'],
} satisfies Record<Industry, readonly [string, string]>);
