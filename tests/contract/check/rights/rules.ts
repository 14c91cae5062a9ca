import type { Declared } from '#app/api/contract.ts';
import type { Person } from './person.ts';

export type Rule = (person: Person, isWrite: boolean) => boolean;

/** Nothing is closed by the call itself: what it is about decides. */
const everybody: Rule = () => true;
/** Demo accounts change nothing. */
const notDemo: Rule = ({ isDemo }, isWrite) => !isDemo || !isWrite;
const admins: Rule = ({ isAdmin, isDemo }, isWrite) => isAdmin && !(isDemo && isWrite);
/** A page by its key: admins, the demo account to look, and whose map opens it. */
const page =
  (key: string): Rule =>
  ({ isAdmin, isDemo, isPartner, view, edit }, isWrite) =>
    isWrite ? isAdmin || (!isPartner && edit.has(key)) : isAdmin || isDemo || view.has(key);

/** A report that several pages show is open to whoever may see one of them. */
const anyPage =
  (...keys: string[]): Rule =>
  (person, isWrite) =>
    keys.some((key) => page(key)(person, isWrite));

/** By what a call is about: who may have it answered. Written from the rules; every declared call has exactly one line. */
export const rules: readonly (readonly [calls: RegExp, rule: Rule, from: string])[] = [
  [/^(members|roles|quotas|ourMembers)\./, ({ isAdmin, isDemo }) => isAdmin && !isDemo, 'R-072 R-156'],
  [/^(callbacks|ourCallbacks)\.|^apps\.forCallbacks$/, ({ isOwner }) => isOwner, 'R-157 C-04'],
  [
    /^connections\./,
    ({ mayBind, isDemo, view }) => !isDemo && (mayBind || view.has('channel@manage')),
    'R-158 R-159: what is sent to a provider is no look',
  ],
  [
    /^(adAccounts|bindings|ourBindings)\.|^asa\.(hasAccount|check)$/,
    ({ mayBind, isDemo, view }, isWrite) => mayBind || (isDemo && !isWrite) || view.has('channel@manage'),
    'R-158 C-05',
  ],
  [/^(customChannels|ourChannels)\./, page('customchannel@manage'), 'R-135 R-154'],
  [/^devices\./, page('deviceManage@manage'), 'R-135 R-154'],
  [/^menu\.|^ourMenu\./, notDemo, 'R-131 R-159'],

  [/^(campaigns|campaignInfo|subCampaigns|oneLinks|packages|downloadAddresses)\./, page('campaign@manage'), 'R-151'],
  [/^groups\./, page('campgroup@manage'), 'R-151'],
  [/^skan\./, page('akanconfig@skadnetwok'), 'R-151'],
  [/^appSettings\./, page('systemparam@config'), 'R-151'],
  [/^reportLimits\.save$/, page('channelmanage@config'), 'R-151'],
  [/^reportLimits\.of$/, everybody, 'what a report marks is seen by who reads it'],
  [/^channelRules\.disableChannel$/, page('customchannel@manage'), 'R-135'],
  [/^channelRules\.(?!disableChannel)/, page('channelmanage@config'), 'R-151'],
  [/^logs\./, page('logquery@dataservice'), 'R-151'],
  [/^lookup\./, everybody, 'it names no place that is closed to whoever asks, which is tested with it'],
  [/^evidence\./, page('fake@anticheatposition'), 'R-138'],
  [/^(asaChoices\.ofApp|asa\.(names|uploads|upload|deleteNames|deleteUploads))$/, page('asacampaigninfo@monitor'), 'R-151'],
  [/^reports\.(retention|lifetimeValue|paying)$/, anyPage('useroverview@userlifecycle', 'channeloverview@userlifecycle'), 'R-151'],
  [/^reports\.(engagement|sessionLengths)$/, page('userengagement@behavioranalysis'), 'R-151'],
  [/^reports\.returning$/, page('refluxanalysis@userlifecycle'), 'R-151'],
  [/^reports\.fraud$/, page('fake@anticheatposition'), 'R-138'],
  [/^reports\.(adSources|adReturns)$/, page('admobinfo@trafficmonetization'), 'R-151'],
  [/^reports\.payback$/, page('roi@monitor'), 'R-151'],
  [/^reports\.delay$/, page('effectevaluate@monitor'), 'R-151'],
  [/^reports\.gaps$/, everybody, 'what is missing is said on every report; names of ad accounts are tested with it'],
  [
    /^reports\.dropOuts$/,
    (person, isWrite) => page('Eventfunnel@behavioranalysis')(person, isWrite) && (person.isAdmin || person.isDemo),
    'R-151 R-090',
  ],
  [/^reports\.funnel$/, page('Eventfunnel@behavioranalysis'), 'R-151'],
  [/^reports\.(rows|banner\w*)$|^traces\.|^reportFilters\./, everybody, 'each report asks for its own page'],
  [/^(exports|exportJobs)\./, everybody, 'everybody has own files; who may order one is tested with the exports'],

  [/^(flow\.byDay|ourAccount\.forecast)$/, ({ isOwner, isManager, isDemo }) => isOwner || isManager || isDemo, 'R-152 R-153'],
  [/^flow\.(?!byDay)/, ({ isPartner }) => !isPartner, 'R-155'],
  [/^services\.apply$/, admins, 'R-161'],
  [/^services\.(?!apply)/, everybody, 'R-091'],
  [/^apps\.(enable|disable|silence)$|^debug\.complete$|^integration\.auditAgain$/, page('systemparam@config'), 'R-150'],
  [/^apps\.(create|delete|update)$/, notDemo, 'R-080: by a right of its own, tested with the apps'],
  [/^apps\.(all|search|frequent|limit|one|tip|markFrequent)$|^appChecks\.|^appFigures\./, everybody, 'R-119'],
  [/^debug\.(?!complete)|^integration\.(?!auditAgain)/, everybody, 'R-179, own channels only'],
  [/^rights\.canMemberCreateApps$/, ({ isAdmin, isDemo }) => isAdmin || isDemo, 'R-156; a demo account may ask about itself'],
  [/^rights\.(?!canMemberCreateApps)/, everybody, 'R-086'],
  [
    /^account\.(update|changePassword)$|^ourAccount\.(saveAvatar|requestAccess|signOutOthers)$|^emailChange\.(start|resend|cancel|confirm)$/,
    notDemo,
    'R-159',
  ],
  [/^ourAccount\.answerAccessRequest$/, admins, 'R-156'],
  [/^account\.(detail|avatar|ofToken)$|^emailChange\.pending$|^ourAccount\.accessRequests$/, everybody, 'R-084'],
  [/^ourAccount\.openers$/, ({ isPartner }) => !isPartner, 'R-154: colleagues are named to colleagues'],
  [/^(campaignChoices|columns|channels)\./, everybody, 'names for filters and columns, own channels only'],
  [/^(notices|reminders|usage)\.|^session\./, everybody, 'the shell asks for them'],
];

export const rulesOf = ({ name }: Declared) => rules.filter(([calls]) => calls.test(name)).map(([, rule]) => rule);

export const isWrite = ({ endpoint }: Declared) => endpoint.kind === 'mutation';

/**
 * Whether somebody may have a call answered; null where the call alone does not tell, or where nobody knows who asks. Without a session only open
 * calls are answered.
 */
export function mayHave(person: Person | 'nobody' | 'unknown', declared: Declared): boolean | null {
  const [rule = everybody] = rulesOf(declared);
  if (declared.endpoint.isOpen || person === 'unknown') return null;
  if (person === 'nobody') return false;
  return rule === everybody ? null : rule(person, isWrite(declared));
}
