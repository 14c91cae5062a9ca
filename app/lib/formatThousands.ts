/**
 * Data volume as people buy it: in whole thousands, with K.
 *
 *     formatThousands(3_126_040)      3,126K
 *     formatThousands(84_300)         84K
 */
export function formatThousands(volume: number): string {
  return `${Math.round(volume / 1000).toLocaleString('en')}K`;
}
