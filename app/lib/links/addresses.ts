import { isWebAddress } from '#design-system/foundation/text/isWebAddress.ts';
import type { Platform } from '#app/api/apps/shapes.ts';
import type { RouteField } from './outcomes.ts';

export { isWebAddress };

/** Mini programs, pages and sites are not installed, so nothing can be opened by a deep link. */
const notInstalled: ReadonlySet<Platform> = new Set(['wx', 'wg', 'dg', 'H5', 'selfBuilt']);

export const hasDeepLinks = (platform: Platform) => !notInstalled.has(platform);

/** `xinghai://event/autumn`, or a universal link, which is a whole web address. A browser would run what `javascript:` brings. */
export function isDeepLink(address: string): boolean {
  const [, scheme = ''] = /^([a-z][\w+.-]*):\/\/\S+$/i.exec(address.trim()) ?? [];
  return /^https?$/i.test(scheme) ? isWebAddress(address) : scheme !== '' && !/^(javascript|data|vbscript)$/i.test(scheme);
}

/** `dl.xinghai.example/a.apk` was meant as an address, `AppGallery · C101` names a store. */
const isMeantAsAddress = (text: string) => text.includes('://') || /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text.trim());

const routeRules: Record<RouteField, (text: string) => boolean> = {
  installed: isDeepLink,
  missing: (text) => !isMeantAsAddress(text) || isDeepLink(text),
  failing: isWebAddress,
};

/** Whether a smart link can lead to what a template says for a case. An empty one leads nowhere, which is another matter. */
export const isRouteTarget = (field: RouteField, text: string) => text.trim() === '' || routeRules[field](text);
