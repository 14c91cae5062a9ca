import { dayCount, isDay, type Day } from '#design-system';
import type { Callback } from '#app/api/callbacks.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { CampaignDraft } from '#app/api/ours/campaigns/shapes.ts';
import { brokenBy } from '#app/lib/glossary/adAccounts.ts';
import { checkLink } from './checkLink.ts';
import { checkName } from './checkName.ts';
import { checkTarget } from './checkTarget.ts';
import { finding, isKnown, unchecked, type Finding, type PreflightFacts } from './facts.ts';

/** Without a last day a run is planned for a month. */
const usualRun = 30;

/** How many days the campaign is to run from today on. */
export function plannedDays({ startsOn, endsOn }: Pick<CampaignDraft, 'startsOn' | 'endsOn'>, today: Day): number {
  if (!isDay(endsOn)) return usualRun;
  const start = isDay(startsOn) && startsOn > today ? startsOn : today;
  return Math.max(1, dayCount({ start, end: endsOn }));
}

/** Every check of a campaign, in the order of the steps of its form. A stop prevents its creation, a warning never does. */
export function preflight(facts: PreflightFacts): Finding[] {
  return [
    checkChannel(facts),
    ...checkAccount(facts),
    ...checkTarget(facts),
    ...checkName(facts),
    ...checkLink(facts),
    ...checkCallbacks(facts),
    checkTerm(facts),
    checkVolume(facts),
  ];
}

function checkChannel({ channel }: PreflightFacts): Finding {
  if (!isKnown(channel)) return unchecked('channel', channel);
  if (!channel) return finding('channelMissing', 'stop', 'channel');
  return channel.isEnabled
    ? finding('channelEnabled', 'pass', null, { name: channel.name })
    : finding('channelDisabled', 'stop', 'channel', { name: channel.name });
}

type CheckedAccount = Pick<AdAccount, 'alias' | 'expiresOn' | 'problem'>;

/** What has ended is authorized again; a token or a password that no longer fits is entered again. */
function brokenAccount(account: CheckedAccount): Finding {
  const problem = brokenBy(account);
  const isCredential = problem === 'tokenExpired' || problem === 'passwordChanged';
  return finding('accountBroken', 'stop', isCredential ? 'credentials' : 'account', { alias: account.alias, problem });
}

function checkAccount({ account, hasAccounts, draft, today }: PreflightFacts): Finding[] {
  if (!isKnown(account)) return [unchecked('account', account)];
  if (!account) return hasAccounts ? [finding('accountNone', 'warn', 'channel')] : [];
  const { alias, state, expiresOn } = account;
  if (state === 'broken') return [brokenAccount(account)];
  if (state === 'disabled') return [finding('accountDisabled', 'stop', 'account', { alias })];
  const days = isDay(expiresOn) ? dayCount({ start: today, end: expiresOn }) - 1 : Infinity;
  if (days < 0) return [brokenAccount({ ...account, problem: null })];
  const run = plannedDays(draft, today);
  // An authorization that ends before the run does will stop it in the middle.
  if (days < run) return [finding('accountEnding', 'warn', 'account', { alias, days, run })];
  if (state === 'waiting') return [finding('accountWaiting', 'wait', null, { alias })];
  return [finding('accountFine', 'pass', null, { alias, ...(Number.isFinite(days) && { days }) })];
}

/** What an app posts back to a medium. */
export const callbackOf = <One extends Pick<Callback, 'appkey' | 'media'>>(all: readonly One[], appkey: string, media: string) =>
  all.find((one) => one.appkey === appkey && one.media === media);

function checkCallbacks({ callbacks, channel, draft, app }: PreflightFacts): Finding[] {
  if (draft.callbackEvents?.length === 0) return [finding('callbackSwitchedOff', 'warn', 'name')];
  if (!isKnown(callbacks)) return [unchecked('callback', callbacks)];
  const media = isKnown(channel) ? channel?.media : null;
  if (!media || media.startsWith('custom-')) return [];
  const own = callbackOf(callbacks, app.appkey, media);
  if (!own?.isOn) return [finding('callbackOff', 'warn', 'callback')];
  if (own.events.length === 0) return [finding('callbackEmpty', 'warn', 'callback')];
  const missing = (draft.callbackEvents ?? []).filter((event) => !own.events.includes(event));
  return missing.length
    ? [finding('callbackEventOff', 'warn', 'callback', { events: missing.join(', ') })]
    : [finding('callbackOn', 'pass', null, { count: draft.callbackEvents?.length ?? own.events.length })];
}

/** The app itself: its plan has to outlast the run. */
function checkTerm({ app, draft, today }: PreflightFacts): Finding {
  const { expiresOn } = app;
  if (!isDay(expiresOn)) return finding('appFine', 'pass');
  const days = dayCount({ start: today, end: expiresOn }) - 1;
  if (days < 0) return finding('appExpired', 'stop', 'plan');
  const run = plannedDays(draft, today);
  return days < run ? finding('appEnding', 'warn', 'plan', { days, run }) : finding('appFine', 'pass');
}

function checkVolume({ app, volume, draft, today }: PreflightFacts): Finding {
  if (app.isFlowSpent) return finding('volumeSpent', 'stop', 'volume');
  if (!isKnown(volume)) return unchecked('volume', volume);
  const { left, perDay } = volume;
  if (left === null || perDay <= 0) return finding('volumeFine', 'pass');
  const days = Math.floor(left / perDay);
  if (left <= 0) return finding('volumeSpent', 'stop', 'volume');
  return days < plannedDays(draft, today)
    ? finding('volumeLow', 'warn', 'volume', { days, perDay: Math.round(perDay) })
    : finding('volumeFine', 'pass');
}
