import type { BasePackage, Package } from '#app/api/ours/links/packages.ts';
import type { AppRecord } from '../apps/app.ts';
import { hash } from '../random.ts';
import { adChannels } from '../campaigns/seed-channels.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import { momentOf, shifted } from '../calendar.ts';
import type { World } from '../world.ts';

/** A package for a store, or a link that only counts. Its channel is named where it is shown. */
export interface PackageRecord {
  id: number;
  app: number;
  name: string;
  channel: number;
  campaign: number | null;
  kind: Exclude<Package['kind'], 'all'>;
  version: string | null;
  /** How often the list was requested while it is built. */
  asked: number | null;
  problem: string | null;
  isDisabled: boolean;
  isUnused: boolean;
}

export interface BaseRecord extends Omit<BasePackage, 'outdated'> {
  app: number;
  /** The upload that it came by. */
  upload?: number;
  /** Signed with another certificate than the one before: stores refuse what is built from it. */
  isResigned?: boolean;
}

const hasPackages = ({ platform }: AppRecord) => platform === 'Android' || platform === 'Harmony' || platform === 'quickApp';

export const basesOf: (world: World) => Collection<BaseRecord> = part((world) =>
  world.store.collection<BaseRecord>(
    'base packages',
    () =>
      world.apps
        .all()
        .filter((app) => hasPackages(app) && !app.isExpired)
        .map((app) => ({
          app: app.id,
          version: '6.2.1',
          uploadedAt: momentOf({ day: shifted(world.now.day, -9), minute: 1002 }),
          size: 184_320_512 + (hash('base', app.id) % 40_000_000),
          signature: hash('signature', app.id).toString(16).padStart(8, '0').toUpperCase(),
        })),
    ({ app }) => app,
  ),
);

/** Something of everything: up to date, behind, being built, failed, and not yet used. */
function seedPackages(app: AppRecord): PackageRecord[] {
  const channels = adChannels.filter(({ kind }) => kind === 'store' || kind === 'feed' || kind === 'video');
  return channels.slice(0, 22).map(({ id, media, kind }, index) => ({
    id: app.id * 1000 + index + 1,
    app: app.id,
    name: kind === 'store' ? `${media}-market` : `${media}-link`,
    channel: id,
    campaign: null,
    kind: kind === 'store' ? 'package' : 'link',
    version: index % 5 === 2 ? '6.1.8' : '6.2.1',
    asked: media === 'oppo' ? 0 : null,
    problem: media === 'vivo' ? 'signatureDiffers' : null,
    isDisabled: index === 17,
    isUnused: index % 9 === 8,
  }));
}

export const packagesOf: (world: World) => Collection<PackageRecord> = part((world) =>
  world.store.collection<PackageRecord>(
    'packages',
    () =>
      world.apps
        .all()
        .filter((app) => hasPackages(app) && !app.isExpired)
        .flatMap(seedPackages),
    ({ id }) => id,
  ),
);

/** The number of requests until a package is built. */
export const looks = 4;

export function stateOf(one: PackageRecord, base: BaseRecord | undefined): Package['state'] {
  if (one.isDisabled) return 'disabled';
  if (one.asked !== null) return 'building';
  if (one.problem !== null) return 'failed';
  if (base && one.version !== base.version) return 'outdated';
  return one.isUnused ? 'unused' : 'ready';
}

/** Each request for the list advances the build. */
export function progressed(world: World, one: PackageRecord): PackageRecord {
  if (one.asked === null) return one;
  const asked = one.asked + 1;
  const { version = one.version, isResigned = false } = basesOf(world).find(one.app) ?? {};
  const problem = isResigned ? 'signatureDiffers' : null;
  return packagesOf(world).put(asked < looks ? { ...one, asked } : { ...one, asked: null, version, problem });
}
