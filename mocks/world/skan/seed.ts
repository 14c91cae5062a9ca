import type { CoarseRule, ValueMap, ValueRule } from '#app/api/ours/apps/skan.ts';
import { shifted, type Now } from '../calendar.ts';

const rule = (
  from: number,
  to: number,
  name: string,
  event: string,
  kind: ValueRule['kind'],
  more: Partial<ValueRule> = {},
): ValueRule => ({
  from,
  to,
  name,
  event,
  kind,
  property: null,
  low: null,
  high: null,
  ...more,
});

const revenue = (from: number, to: number, low: number, high: number | null) =>
  rule(from, to, high === null ? `首日收入 ¥${low} 以上` : `首日收入 ¥${low} – ¥${high}`, 'payment', 'revenue', { low, high });

const start = [
  rule(0, 0, '仅打开', 'startup', 'launch'),
  rule(1, 7, '新手引导', 'tutorial_step', 'property', { property: 'step', low: 1, high: 7 }),
  rule(8, 15, '章节进度', 'chapter', 'property', { property: 'chapter', low: 1, high: 8 }),
  revenue(16, 31, 0, 30),
];

/** Two slips stand in it: 28 to 30 is in two rules, and the last rule is never reached. */
const drafted = [
  ...start,
  revenue(32, 47, 28, 128),
  revenue(48, 55, 128, 648),
  rule(60, 62, '订阅', 'subscribe', 'property', { property: 'plan', low: 1, high: 3 }),
  rule(63, 63, '年订阅', 'subscribe', 'property', { property: 'plan', low: 3, high: 3 }),
];

const condition = (event: string, low: number | null = null) => ({ event, low });
const coarse: readonly CoarseRule[] = [
  { window: '2', low: condition('startup'), medium: condition('payment', 1), high: condition('payment', 128) },
  { window: '3', low: condition('startup'), medium: condition('payment', 1), high: condition('payment', 328) },
];

/** The map that is live, and the next one in the making. */
export function seedMaps(app: number, { day }: Now): { app: number; live: ValueMap; draft: ValueMap; past: ValueMap[] } {
  const by = '许知夏';
  const before = (version: number, days: number, note: string | null, rules: ValueRule[]): ValueMap => ({
    version,
    rules,
    coarse: [...coarse],
    savedAt: `${shifted(day, -days - 1)} 11:05:00`,
    savedBy: by,
    publishedOn: shifted(day, -days),
    note,
  });
  return {
    app,
    live: {
      version: 6,
      rules: [...start, revenue(32, 47, 30, 128), revenue(48, 55, 128, 648), revenue(56, 62, 648, null)],
      coarse: [...coarse],
      savedAt: `${shifted(day, -64)} 15:20:00`,
      savedBy: by,
      publishedOn: shifted(day, -63),
      note: '收入 ¥648 以上单列',
    },
    past: [
      before(5, 126, '加入章节进度', [...start, revenue(32, 47, 30, 128), revenue(48, 62, 128, null)]),
      before(4, 230, null, [...start.slice(0, 2), revenue(16, 47, 0, 128), revenue(48, 62, 128, null)]),
    ],
    draft: {
      version: 7,
      rules: drafted,
      coarse: [...coarse],
      savedAt: `${shifted(day, -1)} 18:42:00`,
      savedBy: by,
      publishedOn: null,
      note: null,
    },
  };
}

/** Of a hundred installs, how many came back with a value of a rule, by the first value of the rule. */
export const weights: Readonly<Record<number, number>> = { 0: 18.4, 1: 31.6, 8: 22.8, 16: 17.9, 32: 6.7, 48: 1.5, 56: 1.1 };
/** A chapter whose event is not sent any more. */
export const silentValue = 15;
