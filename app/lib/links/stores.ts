import type { Platform } from '../../api/apps/shapes.ts';
import { isWebAddress } from './addresses.ts';

/** Where apps of a platform stand in a store. Android and quick apps have more stores than anybody lists. */
const hosts: Partial<Record<Platform, readonly string[]>> = {
  iOS: ['apps.apple.com'],
  Harmony: ['appgallery.huawei.com', 'appgallery.cloud.huawei.com', 'sj.qq.com'],
};

export const storesOf = (platform: Platform): readonly string[] => hosts[platform] ?? [];

/** Whether a store of the platform may stand at this address. */
export function isStoreOf(platform: Platform, url: string): boolean {
  const stores = storesOf(platform);
  if (!stores.length) return true;
  if (!isWebAddress(url)) return false;
  const { hostname } = new URL(url);
  return stores.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
