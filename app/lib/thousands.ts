/**
 * Flow as people buy it: in thousands, with K. One decimal while it says something.
 *
 *     inThousands(3_126_040)      3,126K
 *     inThousands(84_300)         84.3K
 */
export function inThousands(flow: number): string {
  const thousands = flow / 1000;
  const maximumFractionDigits = Math.abs(thousands) < 1000 ? 1 : 0;
  return `${thousands.toLocaleString('en', { maximumFractionDigits })}K`;
}
