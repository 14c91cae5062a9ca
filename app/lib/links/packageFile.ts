import type { Platform } from '#app/api/apps/shapes.ts';

const kinds: Partial<Record<Platform, readonly string[]>> = { Android: ['.apk', '.aab'], Harmony: ['.hap', '.app'], quickApp: ['.rpk'] };

/** What apps of a platform are installed from. Nothing where it is a store or a page. */
export const packageKinds = (platform: Platform): readonly string[] => kinds[platform] ?? [];

/** In bytes. */
export const largestPackage = 2 * 1024 ** 3;
