import { bilingual } from '#design-system';
import type { industry } from '#app/api/apps/shapes.ts';
import type { ValueOf } from '#app/api/wire/codec.ts';

export type Industry = ValueOf<typeof industry>;

/** */
export const industryNames = bilingual({
  game: ['游戏', 'Games'],
  shop: ['电商 / O2O', 'E-commerce / O2O'],
  reading: ['小说阅读', 'Reading'],
  tool: ['工具', 'Utilities'],
  social: ['直播社交', 'Live streaming and social'],
  education: ['在线教育', 'Online education'],
  finance: ['金融借贷', 'Finance and lending'],
  travel: ['旅游出行', 'Travel'],
  general: ['综合', 'General'],
} satisfies Record<Industry, readonly [string, string]>);
