import { figureText, type Locale } from '#design-system';
import type { PriceRange } from '../fraud.ts';

/** The two ends of an amount in one text. */
export function rangeText({ low, high }: PriceRange, locale: Locale, isHeadline = false): string {
  const [from, to] = [low, high].map((value) => figureText(value, locale, { kind: 'money', isHeadline }));
  return from === to ? `${from}` : `${from} – ${to}`;
}
