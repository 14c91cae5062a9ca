import type { Platform } from '#app/api/apps/shapes.ts';

/** Mini programs, pages and sites are not installed, so nothing can be opened by a deep link. */
const notInstalled: ReadonlySet<Platform> = new Set(['wx', 'wg', 'dg', 'H5', 'selfBuilt']);

export const hasDeepLinks = (platform: Platform) => !notInstalled.has(platform);

/** `xinghai://event/autumn`, or a universal link. */
export const isDeepLink = (address: string) => /^[a-z][\w+.-]*:\/\/\S+$/i.test(address);
