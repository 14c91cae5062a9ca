import type { Platform } from '#app/api/apps/shapes.ts';
import { finding, isKnown, unchecked, type Finding, type PreflightFacts } from './facts.ts';

/** Which stores serve a platform, by the host of their pages. */
const stores: Partial<Record<Platform, RegExp>> = {
  iOS: /(^|\.)apps\.apple\.com$/,
  Harmony: /(^|\.)(appgallery\.huawei\.com|appgallery\.cloud\.huawei\.com|sj\.qq\.com)$/,
};

const isMini = (platform: Platform) => platform === 'wx' || platform === 'wg' || platform === 'dg';
/** Nothing is installed there, so nothing can be opened by a deep link. */
export const hasDeepLinks = (platform: Platform) => !isMini(platform) && platform !== 'H5' && platform !== 'selfBuilt';

const hostOf = (url: string | null) => (url !== null && URL.canParse(url) && /^https?:\/\//.test(url) ? new URL(url).hostname : null);

/** Where somebody arrives: with the app and without it. */
export function checkTarget(facts: PreflightFacts): Finding[] {
  const { draft, app } = facts;
  return [arrival(facts), ...(hasDeepLinks(app.platform) ? [deepLink(draft.deepLink)] : [])];
}

function arrival({ draft, app, basePackage }: PreflightFacts): Finding {
  const { target, url, packageId } = draft;
  if (target === 'miniProgram') return finding('targetSet', 'pass');
  if (target === 'package') {
    if (url !== null && hostOf(url) === null) return finding('targetInvalid', 'stop', 'goal');
    if (url !== null || packageId !== null) return finding('targetSet', 'pass');
    if (!isKnown(basePackage)) return unchecked('package', basePackage);
    return basePackage
      ? finding('packageReady', 'pass', null, { version: basePackage.version })
      : finding('packageMissing', 'stop', 'package');
  }
  if (!url) return finding(target === 'store' ? 'storeMissing' : 'pageMissing', 'stop', 'goal');
  const host = hostOf(url);
  if (host === null) return finding('targetInvalid', 'stop', 'goal');
  const store = stores[app.platform];
  if (target === 'store' && store && !store.test(host)) return finding('storeOfOther', 'warn', 'goal', { host });
  return url.startsWith('http://') ? finding('targetInsecure', 'warn', 'goal') : finding('targetSet', 'pass');
}

/** `xinghai://event/autumn`, or a universal link. */
function deepLink(address: string | null): Finding {
  if (!address) return finding('deepLinkMissing', 'warn', 'goal');
  return /^[a-z][\w+.-]*:\/\/\S+$/i.test(address) ? finding('deepLinkSet', 'pass') : finding('deepLinkInvalid', 'stop', 'goal');
}
