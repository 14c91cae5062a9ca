import type { Colour } from '../dataset/dataset.ts';

/** The colour of a series as a variable: it follows the theme by itself. */
export function inkOf(colour: Colour | undefined, index: number): string {
  if (colour === 'tint') return 'var(--color-accent-line)';
  return `var(--chart-cat-${colour ?? (index % 10) + 1})`;
}

/** Past six colours lines need a second difference. */
export const isPatterned = (colour: Colour | undefined, index: number): boolean => (typeof colour === 'number' ? colour : index + 1) > 6;
