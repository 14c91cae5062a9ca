import type { Locale } from './words.ts';

/** Compact units a caller may ask for: thousand, ten thousand (万), million and billion. R-235. */
export type Unit = 'K' | 'W' | 'M' | 'B';

/** A number taken apart, so that the unit can be quieter than the digits: `¥` `1,284.6` `万`. */
export interface Figure {
  prefix: string;
  digits: string;
  unit: string;
}

export type FigureStyle =
  | { kind: 'count' }
  /** Whole up to a million, compact from there: what a headline figure needs. */
  | { kind: 'headline' }
  | { kind: 'compact'; unit?: Unit }
  | { kind: 'percent'; decimals?: number }
  | { kind: 'points'; decimals?: number }
  /** `decimals` for what one of something costs: ¥7.70. */
  | { kind: 'money'; currency?: string; isHeadline?: boolean; decimals?: number };

interface Step {
  size: number;
  decimals: number;
  zh: string;
  en: string;
}

const steps = {
  K: { size: 1e3, decimals: 1, zh: 'K', en: 'K' },
  W: { size: 1e4, decimals: 1, zh: '万', en: 'W' },
  M: { size: 1e6, decimals: 2, zh: 'M', en: 'M' },
  B: { size: 1e9, decimals: 2, zh: 'B', en: 'B' },
} satisfies Record<Unit, Step>;

const yi: Step = { size: 1e8, decimals: 2, zh: '亿', en: '' };

// K and W overlap, so Chinese counts in 万 and 亿 and English in K, M and B, unless the caller asks for a unit.
const ladder: Record<Locale, Step[]> = { 'zh-CN': [yi, steps.W], en: [steps.B, steps.M, steps.K] };

/**
 * A number as the reader expects it.
 *
 *     figure(864_120, 'zh-CN')                                   864,120
 *     figure(12_846_000, 'zh-CN', { kind: 'headline' })          1,284.6 万
 *     figure(12_846_000, 'en', { kind: 'compact' })              12.85M
 *     figure(0.0924, 'en', { kind: 'percent' })                  9.24%
 *     figure(-0.012, 'en', { kind: 'points' })                   −1.2pp
 */
export function figure(value: number | null | undefined, locale: Locale, style: FigureStyle = { kind: 'count' }): Figure {
  if (value === null || value === undefined || !Number.isFinite(value)) return { prefix: '', digits: '–', unit: '' };
  switch (style.kind) {
    case 'count':
      return { prefix: '', digits: digits(value, 0), unit: '' };
    case 'headline':
      return Math.abs(value) < 1e6 ? figure(value, locale) : compact(value, locale);
    case 'compact':
      return compact(value, locale, style.unit);
    case 'percent':
      return { prefix: '', digits: digits(value * 100, style.decimals ?? 2), unit: '%' };
    case 'points':
      return { prefix: '', digits: digits(value * 100, style.decimals ?? 1), unit: 'pp' };
    case 'money': {
      const amount = style.decimals
        ? { digits: digits(value, style.decimals), unit: '' }
        : figure(value, locale, { kind: style.isHeadline ? 'headline' : 'count' });
      return { ...amount, prefix: style.currency ?? '¥' };
    }
  }
}

/** The same as one string, for titles, exports and screen readers. A Chinese unit has a space before it, a Latin one has none. */
export function figureText(value: number | null | undefined, locale: Locale, style?: FigureStyle): string {
  const { prefix, digits: number, unit } = figure(value, locale, style);
  return `${prefix}${number}${/[万亿]/.test(unit) ? ' ' : ''}${unit}`;
}

function compact(value: number, locale: Locale, unit?: Unit): Figure {
  const step = unit ? steps[unit] : ladder[locale].find((candidate) => reaches(value, candidate));
  if (!step) return { prefix: '', digits: digits(value, Number.isInteger(value) ? 0 : 1), unit: '' };
  // Whoever asks for K writes volumes, which are whole thousands.
  const decimals = unit === 'K' ? 0 : step.decimals;
  return { prefix: '', digits: digits(value / step.size, decimals), unit: locale === 'zh-CN' ? step.zh : step.en };
}

/** Rounding may reach the next unit: 999,999 in English is 1.00M, never 1,000.0K. */
function reaches(value: number, step: Step): boolean {
  const halfOfLastDigit = 0.05 * (step.size / 1000);
  return Math.abs(value) >= step.size - halfOfLastDigit;
}

/** The one unit in which all labels of an axis are written. */
export interface AxisUnit {
  size: number;
  name: string;
}

// Short axes are written in whole numbers: 2,400 and not 2.4K, 3,000 and not 0.3万.
const compactFrom: Record<Locale, number> = { 'zh-CN': 2e4, en: 1e4 };

/** The unit of an axis that ends at `max`: one for all its labels, of the same ladder as every compact figure.. */
export function axisUnit(max: number, locale: Locale, unit?: Unit): AxisUnit {
  const step = unit ? steps[unit] : ladder[locale].find(({ size }) => Math.abs(max) >= Math.max(size, compactFrom[locale]));
  return step ? { size: step.size, name: locale === 'en' ? step.en : step.zh } : { size: 1, name: '' };
}

/**
 * The label of one tick. Zero stands alone.
 *
 *     axisText(37_500, axisUnit(50_000, 'zh-CN'))   3.75万
 *     axisText(37_500, axisUnit(50_000, 'en'))      37.5K
 */
export function axisText(value: number, unit: AxisUnit): string {
  if (value === 0) return '0';
  return `${digits(value / unit.size, decimalsOf(value / unit.size))}${unit.name}`;
}

/** As many decimals as a round step needs, at most two: 40, 37.5 and 0.25. */
function decimalsOf(amount: number): number {
  return [0, 1].find((decimals) => Math.abs(amount - Number(amount.toFixed(decimals))) < 1e-9) ?? 2;
}

const formats = new Map<number, Intl.NumberFormat>();

/** Grouped by thousands in both languages, with a real minus sign (U+2212). Never shows −0. */
function digits(value: number, decimals: number): string {
  const format =
    formats.get(decimals) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals, signDisplay: 'negative' });
  formats.set(decimals, format);
  return format.format(value).replace('-', '−');
}
