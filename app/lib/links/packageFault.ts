import type { Package } from '#app/api/ours/links/packages.ts';

type Built = Pick<Package, 'id' | 'state'>;

interface PackageTarget {
  /** The one that the campaign names; without it any of its channel serves. */
  packageId: number | null;
  hasBase: boolean;
  /** Those of the channel. */
  packages: readonly Built[];
}

export type PackageFault = 'packageMissing' | 'packageNotMade' | 'packageBuilding' | 'packageFailed' | 'packageDisabled';

/** One that lags behind is still downloaded. */
const isThere = ({ state }: Built) => state === 'ready' || state === 'outdated' || state === 'unused';

/** Why nothing is downloaded where a campaign leads to the package of its channel; null where something is. */
export function packageFault({ packageId, hasBase, packages }: PackageTarget): PackageFault | null {
  if (!hasBase) return 'packageMissing';
  const own = packages.filter(({ id }) => packageId === null || id === packageId);
  if (own.some(isThere)) return null;
  const has = (state: Package['state']) => own.some((one) => one.state === state);
  if (has('building')) return 'packageBuilding';
  if (has('failed')) return 'packageFailed';
  return has('disabled') ? 'packageDisabled' : 'packageNotMade';
}
