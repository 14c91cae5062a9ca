import type { Platform } from '#app/api/apps/shapes.ts';
import type { DownloadAddress } from '#app/api/ours/links/packages.ts';
import { isStoreOf } from '#app/lib/links/stores.ts';

export type UrlFault = 'store' | 'package' | 'insecure';

/** What is wrong with an address of its kind, beyond being an address at all. */
export function urlFault(url: string, kind: DownloadAddress['kind'], platform: Platform): UrlFault | null {
  const text = url.trim();
  if (text.startsWith('http://')) return 'insecure';
  if (kind === 'store' && !isStoreOf(platform, text)) return 'store';
  return kind === 'package' && !/\.(apk|aab|hap|rpk)(\?.*)?$/i.test(text) ? 'package' : null;
}
