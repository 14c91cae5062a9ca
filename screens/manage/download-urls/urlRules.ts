import type { Platform } from '#app/api/apps/shapes.ts';
import type { DownloadAddress } from '#app/api/ours/links/packages.ts';

/** Where apps of a platform are in a store. Android and HarmonyOS have many stores. */
const stores: Partial<Record<Platform, string>> = { iOS: 'https://apps.apple.com/' };

export type UrlFault = 'store' | 'package' | 'insecure';

/** What is wrong with an address of its kind, beyond being an address at all. */
export function urlFault(url: string, kind: DownloadAddress['kind'], platform: Platform): UrlFault | null {
  const text = url.trim();
  if (text.startsWith('http://')) return 'insecure';
  if (kind === 'store' && stores[platform] !== undefined && !text.startsWith(stores[platform])) return 'store';
  return kind === 'package' && !/\.(apk|aab|hap|rpk)(\?.*)?$/i.test(text) ? 'package' : null;
}

export const storeOf = (platform: Platform): string => stores[platform] ?? 'https://';
