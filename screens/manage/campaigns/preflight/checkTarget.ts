import { hasDeepLinks, isDeepLink, isWebAddress } from '#app/lib/links/addresses.ts';
import { packageFault } from '#app/lib/links/packageFault.ts';
import { isStoreOf } from '#app/lib/links/stores.ts';
import { finding, isKnown, unchecked, type Finding, type PreflightFacts } from './facts.ts';

const hostOf = (url: string | null) => (url !== null && isWebAddress(url) ? new URL(url).hostname : null);

/** Where somebody arrives: with the app and without it. */
export function checkTarget(facts: PreflightFacts): Finding[] {
  const { draft, app } = facts;
  return [arrival(facts), ...(hasDeepLinks(app.platform) ? [deepLink(draft.deepLink)] : [])];
}

const versionCodes = { audit: 'versionTrial', latest: 'versionDevelopment' } as const;

function arrival({ draft, app, ...built }: PreflightFacts): Finding {
  const { target, url, miniVersion } = draft;
  // A version that is not released opens for members of its project only.
  if (target === 'miniProgram')
    return miniVersion === null || miniVersion === 'current'
      ? finding('targetSet', 'pass')
      : finding(versionCodes[miniVersion], 'warn', 'goal');
  if (target === 'package') {
    if (url === null) return channelPackage(draft, built);
    return hostOf(url) === null ? finding('targetInvalid', 'stop', 'goal') : finding('targetSet', 'pass');
  }
  if (!url) return finding(target === 'store' ? 'storeMissing' : 'pageMissing', 'stop', 'goal');
  const host = hostOf(url);
  if (host === null) return finding('targetInvalid', 'stop', 'goal');
  if (target === 'store' && !isStoreOf(app.platform, url)) return finding('storeOfOther', 'warn', 'goal', { host });
  return url.startsWith('http://') ? finding('targetInsecure', 'warn', 'goal') : finding('targetSet', 'pass');
}

/** Without an address the package of the channel is downloaded, which has to be there. */
function channelPackage(
  { packageId }: PreflightFacts['draft'],
  { basePackage, packages }: Pick<PreflightFacts, 'basePackage' | 'packages'>,
) {
  if (!isKnown(basePackage)) return unchecked('package', basePackage);
  if (!basePackage) return finding('packageMissing', 'stop', 'package');
  if (!isKnown(packages)) return unchecked('package', packages);
  const fault = packageFault({ packageId, hasBase: true, packages });
  return fault === null
    ? finding('packageReady', 'pass', null, { version: basePackage.version })
    : finding(fault, 'stop', 'channelPackage');
}

function deepLink(address: string | null): Finding {
  if (!address) return finding('deepLinkMissing', 'warn', 'goal');
  return isDeepLink(address) ? finding('deepLinkSet', 'pass') : finding('deepLinkInvalid', 'stop', 'goal');
}
