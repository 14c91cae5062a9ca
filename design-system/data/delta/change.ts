import { figureText } from '../../foundation/figures.ts';
import type { Locale } from '../../foundation/words.ts';

/** A change as a share of what was (0.126 = 12.6 %), as a difference of two rates in percentage points, or as so many whole days. */
export type ChangeKind = 'relative' | 'points' | 'days';

/** Which direction is welcome. Costs and delays are `down`; shares of a mix are `none`. */
export type Welcome = 'up' | 'down' | 'none';

export interface Change {
  direction: 'up' | 'down' | 'flat';
  judgement: 'good' | 'bad' | 'none';
  /** Without sign: the arrow says the direction. */
  text: string;
}

/** Direction, judgement and text of a change. Below ±0.05 % either kind counts as flat. */
export function changeOf(value: number, kind: ChangeKind, welcome: Welcome, locale: Locale): Change {
  const direction = Math.abs(value) < 0.0005 ? 'flat' : value > 0 ? 'up' : 'down';
  const size = direction === 'flat' ? 0 : Math.abs(value);
  return {
    direction,
    judgement: direction === 'flat' || welcome === 'none' ? 'none' : direction === welcome ? 'good' : 'bad',
    text:
      kind === 'days'
        ? daysText(size, locale)
        : figureText(size, locale, kind === 'points' && direction !== 'flat' ? { kind: 'points' } : { kind: 'percent', decimals: 1 }),
  };
}

const daysText = (days: number, locale: Locale) => (locale === 'zh-CN' ? `${days} 日` : `${days} ${days === 1 ? 'day' : 'days'}`);

/** The change from one number to another; nothing where the first is missing or zero. */
export function relativeChange(now: number | null | undefined, before: number | null | undefined): number | null {
  if (typeof now !== 'number' || typeof before !== 'number' || !(Math.abs(before) > 0)) return null;
  const change = (now - before) / Math.abs(before);
  return Number.isFinite(change) ? change : null;
}
