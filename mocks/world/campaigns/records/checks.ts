import type { Check, Checks } from '#app/api/ours/checks.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { hasDeepLinks, isDeepLink, isWebAddress } from '#app/lib/links/addresses.ts';
import { foreignMacro, isCallbackMacro, longestLink, parameterFaults } from '#app/lib/links/linkRules.ts';
import { packageFault } from '#app/lib/links/packageFault.ts';
import { adAccountsOf, daysUntil, healthOf } from '../../ad-accounts/accounts.ts';
import { basesOf, packagesOf, stateOf } from '../../links/package.ts';
import type { CampaignRecord } from '../campaign.ts';
import { macrosOf, trackingLink } from '../trackingLink.ts';
import type { CampaignRegistry } from './campaignRegistry.ts';
import { brokenRule } from './naming.ts';

const check = (
  code: string,
  level: Check['level'],
  values: Readonly<Record<string, string | number>> = {},
  at: string | null = null,
): Check => ({
  code,
  level,
  values: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)])),
  at,
});

/** A name is free if no other campaign of the app has it. */
export const nameTaken = (registry: CampaignRegistry, name: string, except?: number): CampaignRecord | undefined =>
  registry.named(name.trim()).find(({ id }) => id !== except);

/** Checks a campaign before it is created. A stop prevents that, a warning does not. */
export function preflight(registry: CampaignRegistry, draft: CampaignDraft): Checks {
  return [
    named(registry, draft),
    ...byRule(registry, draft),
    reachable(registry, draft),
    ...macrosIn(registry, draft),
    ...parametersOf(registry, draft),
    target(registry, draft),
    ...accountChosen(registry, draft),
    ...account(registry, draft),
    appInUse(registry),
    check('firstClick', 'wait'),
  ];
}

/** What an app without data volume receives is counted nowhere. */
function appInUse({ app }: CampaignRegistry): Check {
  return app.isExhausted
    ? check('volumeSpent', 'stop', { day: app.packageEndsOn ?? '' }, '/manage/userinfo')
    : check('appInUse', 'pass', { name: app.name });
}

function named(registry: CampaignRegistry, { name }: CampaignDraft): Check {
  if (!name.trim()) return check('nameMissing', 'stop');
  const other = nameTaken(registry, name);
  return other ? check('nameTaken', 'stop', { name, id: other.id }) : check('nameFree', 'pass', { name });
}

function byRule(registry: CampaignRegistry, draft: CampaignDraft): Check[] {
  const broken = draft.name.trim() ? brokenRule(registry, draft) : undefined;
  return broken ? [check('nameOffRule', broken.isStrict ? 'stop' : 'warn')] : [];
}

function reachable({ world }: CampaignRegistry, { channel }: CampaignDraft): Check {
  const found = world.channels.find(channel);
  if (!found || (!found.isCustom && found.weight === 0)) return check('channelUnknown', 'stop', { id: channel });
  return found.isEnabled
    ? check('channelEnabled', 'pass', { name: found.name })
    : check('channelDisabled', 'stop', { name: found.name }, '/manage/customchannel');
}

const mediaOf = ({ world }: Pick<CampaignRegistry, 'world'>, channel: number) => world.channels.find(channel)?.media ?? '';

/** Each macro that the medium needs and the link has not. The one for callbacks stops: without it nothing comes back. */
function macrosIn(registry: CampaignRegistry, { channel, macros }: CampaignDraft): Check[] {
  const needed = macrosOf(mediaOf(registry, channel)).filter(({ isRequired }) => isRequired);
  const missing = needed.filter(({ key }) => !macros.includes(key));
  if (!missing.length) return [check('macrosComplete', 'pass', { count: macros.length })];
  return missing.map(({ key, name }) => check('macroMissing', isCallbackMacro(key) ? 'stop' : 'warn', { key, name }));
}

function parametersOf(registry: CampaignRegistry, { channel, macros, parameters }: CampaignDraft): Check[] {
  const media = mediaOf(registry, channel);
  const { length } = trackingLink(1, media, { macros, parameters });
  const isLong = length > longestLink;
  const foreign = foreignMacro({ parameters }, macrosOf(media));
  return [
    ...(foreign ? [check('macroForeign', foreign.level, { key: foreign.key })] : []),
    ...parameterFaults({ macros, parameters }, macrosOf(media)).map(({ code, key }) => check(code, 'stop', { key })),
    check(isLong ? 'linkTooLong' : 'linkFits', isLong ? 'stop' : 'pass', { length, limit: longestLink }),
  ];
}

function target(registry: CampaignRegistry, draft: CampaignDraft): Check {
  const { target: kind, url, deepLink, miniVersion } = draft;
  if (kind === 'miniProgram' && miniVersion !== null && miniVersion !== 'current')
    return check('versionNotReleased', 'warn', { version: miniVersion });
  const fault = kind === 'package' && url === null ? packageOf(registry, draft) : null;
  if (fault) return check(fault, 'stop', {}, '/manage/subpackage');
  if (kind === 'package' && url !== null && !isWebAddress(url)) return check('addressInvalid', 'stop', { url });
  if ((kind === 'store' || kind === 'page') && !isWebAddress(url ?? '')) return check('addressInvalid', 'stop', { url: url ?? '' });
  if (!hasDeepLinks(registry.app.platform)) return check('targetSet', 'pass');
  if (deepLink === null) return check('deepLinkMissing', 'warn');
  return isDeepLink(deepLink) ? check('targetSet', 'pass', { deepLink }) : check('deepLinkInvalid', 'stop', { deepLink });
}

function packageOf({ world, app }: CampaignRegistry, { packageId, channel }: CampaignDraft) {
  const base = basesOf(world).find(app.id);
  const own = packagesOf(world)
    .all()
    .filter((one) => one.app === app.id && one.channel === channel);
  return packageFault({ packageId, hasBase: base !== undefined, packages: own.map((one) => ({ id: one.id, state: stateOf(one, base) })) });
}

/** Without an ad account its spend is not counted, where the channel has some for this app. */
function accountChosen({ world, app }: CampaignRegistry, { account: id, channel }: CampaignDraft): Check[] {
  const media = mediaOf({ world }, channel);
  const hasSome = adAccountsOf(world)
    .all()
    .some((one) => one.media === media && one.apps.includes(app.id));
  return id === null && hasSome ? [check('accountNone', 'warn')] : [];
}

function account({ world }: CampaignRegistry, { account: id }: CampaignDraft): Check[] {
  if (id === null) return [];
  const found = adAccountsOf(world).find(id);
  if (!found) return [check('accountUnknown', 'stop', { id })];
  const { alias, expiresOn, problem } = found;
  switch (healthOf(world, found)) {
    case 'broken':
      return [check('accountBroken', 'stop', { alias, problem: problem ?? 'expired' }, '/manage/channel')];
    case 'disabled':
      return [check('accountDisabled', 'stop', { alias }, '/manage/channel')];
    case 'ending':
      return [
        check(
          'accountEnding',
          'warn',
          { alias, days: daysUntil(world, expiresOn ?? world.now.day), day: expiresOn ?? '' },
          '/manage/channel',
        ),
      ];
    case 'waiting':
      return [check('accountWaiting', 'wait', { alias }, '/manage/channel')];
    default:
      return [check('accountFine', 'pass', { alias })];
  }
}
