import { isSameCid, type CredentialFields } from '#app/api/ad-accounts/mediaFacts.ts';
import { bindings } from '#app/api/ad-accounts/media.ts';
import { credentialFields } from '#app/api/ad-accounts/credentialFields.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Check } from '#app/api/ours/checks.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { RequestContext } from '../../service/access.ts';
import { badRequest, missing, Refusal } from '../../service/refusal.ts';
import { adAccountsOf } from '../../world/ad-accounts/accounts.ts';
import type { AdAccountRecord, Gift } from '../../world/ad-accounts/ad-account.ts';
import { isStored, storeCredentials } from '../../world/ad-accounts/fingerprint.ts';
import { asaNamesOf } from '../../world/ad-accounts/asa.ts';
import { mediaCatalogue } from '../../world/ad-accounts/seed-media.ts';
import { toAdAccount } from '../../world/ad-accounts/toAdAccount.ts';
import { ownerOf } from '../../world/campaigns/channels.ts';
import { whole } from '../../world/random.ts';
import { shifted } from '../../world/calendar.ts';
import { requireEditableAccount, visibleAccounts, requireBinding, ownApps } from './requireAccount.ts';

/** What a binding of any medium sets. */
interface Binding {
  alias: string;
  apps: number[];
  startsOn: string | null;
  gives: Gift[];
}

/** Fields that may hold the id of an account at its ad network, in order of preference. */
const names = ['advertiser', 'account', 'owner', 'org', 'userName', 'developer', 'clientId'];
const common = new Set(['id', 'alias', 'apps', 'startsOn', 'gives']);

type Credentials = Readonly<Record<string, string>>;

const credentialsIn = (body: object): Credentials =>
  Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => !common.has(entry[0]) && typeof entry[1] === 'string'),
  );

/** Media say that a credential is wrong by refusing it: one that is blank, too short, or begins with `wrong`. */
const wrong = (credentials: Credentials) =>
  Object.entries(credentials).find(([, value]) => value.trim().length < 3 || value.startsWith('wrong'));

const idNameOf = (credentials: Credentials) => names.find((name) => credentials[name]) ?? '';
const cidOf = (credentials: Credentials) => credentials[idNameOf(credentials)] ?? '';

const secretNames = new Set(
  Object.values(credentialFields).flatMap((fields: CredentialFields) => Object.keys(fields).filter((name) => fields[name]?.isSecret)),
);
const secretNameOf = (credentials: Credentials) => Object.keys(credentials).find((name) => secretNames.has(name)) ?? '';

/** Says of which field it speaks, so that a form need not read the sentence. */
const refuseField = (field: string, message: string) => new Refusal(-1008, message, { field });

/** The fields of a binding that are stored. Of the credentials it is their fingerprint. */
function toRecordFields(asking: RequestContext, body: Binding, credentials: Credentials) {
  const refused = wrong(credentials);
  if (refused) throw refuseField(refused[0], '媒体拒绝了这项凭证');
  if (!body.alias.trim()) throw badRequest('alias');
  return {
    alias: body.alias.trim(),
    apps: ownApps(asking, body.apps),
    startsOn: body.startsOn,
    gives: body.gives,
    problem: null,
    problemSince: null,
    credentials: storeCredentials(credentials, asking.world.now.day),
  };
}

function bind(asking: RequestContext, media: string, body: Binding): AdAccount {
  requireBinding(asking);
  const { world, caller } = asking;
  const credentials = credentialsIn(body);
  const rest = toRecordFields(asking, body, credentials);
  const cid = cidOf(credentials);
  if (visibleAccounts(asking).some((one) => one.media === media && one.cid === cid))
    throw refuseField(idNameOf(credentials), '该账户已绑定');
  const accounts = adAccountsOf(world);
  const made: AdAccountRecord = {
    ...rest,
    id: accounts.nextId(),
    owner: ownerOf(caller),
    media,
    cid,
    company: caller.company || null,
    isDisabled: false,
    updatedAt: null,
    expiresOn: null,
    authorizedBy: null,
    boundBy: caller.name,
    parent: null,
  };
  return toAdAccount(world, accounts.put(made), undefined);
}

function rebind(asking: RequestContext, media: string, body: Binding & { id: number }) {
  const account = requireEditableAccount(asking, body.id);
  if (account.media !== media) throw missing('广告账户');
  const credentials = credentialsIn(body);
  const rest = toRecordFields(asking, body, credentials);
  // New credentials are those of the same account, or its data would be that of another one.
  if (!isSameCid(cidOf(credentials), account.cid)) throw refuseField(idNameOf(credentials), `这是另一个账户的凭证，不是 ${account.cid} 的`);
  // The same ones replace nothing, unless the network has refused them meanwhile and takes them again.
  if (account.problem === null && isStored(account.credentials, credentials))
    throw refuseField(secretNameOf(credentials), '这就是正在使用的凭证，没有更新');
  adAccountsOf(asking.world).put({ ...account, ...rest });
  return null;
}

interface Pair<Create, Update> {
  create: Endpoint<{ body: Create }, AdAccount>;
  update: Endpoint<{ body: Update }, null>;
}

const answersTo = <Create extends Binding, Update extends Binding & { id: number }>(
  media: string,
  { create, update }: Pair<Create, Update>,
) => [
  answer(create, ({ world, caller, input }) => bind({ world, caller }, media, input.body)),
  answer(update, ({ world, caller, input }) => rebind({ world, caller }, media, input.body)),
];

const step = (code: string, level: Check['level'], values: Readonly<Record<string, string>> = {}): Check => ({
  code,
  level,
  values,
  at: null,
});

export const bindingAnswers: readonly Answer[] = [
  ...answersTo('baidu', bindings.baidu),
  ...answersTo('kuaishou', bindings.kuaishou),
  ...answersTo('huawei', bindings.huawei),
  ...answersTo('xiaomi', bindings.xiaomi),
  ...answersTo('oppo', bindings.oppo),
  ...answersTo('honor', bindings.honor),
  ...answersTo('wangyi', bindings.netease),
  ...answersTo('vivo', bindings.vivo),
  ...answersTo('bilibili', bindings.bilibili),
  ...answersTo('mintegral', bindings.mintegral),
  ...answersTo('zhihu', bindings.zhihu),
  ...answersTo('iqiyi', bindings.iqiyi),
  ...answersTo('uc', bindings.huichuan),
  ...answersTo('youdao', ours.ourBindings.youdao),
  ...answersTo('sm', ours.ourBindings.shenma),
  ...answersTo('ekawa', ours.ourBindings.aliECard),
  ...answersTo('weibo', ours.ourBindings.weibo),
  ...answersTo('asa', ours.ourBindings.appleAds),

  answer(ours.connections.appleOrgs, ({ world, caller, input: { body } }) => {
    requireBinding({ world, caller });
    const refused = wrong(body);
    if (refused) throw refuseField(refused[0], '媒体拒绝了这项凭证');
    const mine = new Set(world.appsOf(caller).map(({ id }) => id));
    const orgs = asaNamesOf(world)
      .all()
      .filter(({ by, app }) => by === 'org' && mine.has(app));
    // Every app has names of its own for them.
    return [...new Map(orgs.map(({ appleId, name }) => [name, { id: appleId, name }])).values()];
  }),
  answer(ours.connections.test, ({ world, caller, input: { media, body } }) => {
    requireBinding({ world, caller });
    const known = mediaCatalogue.find(({ key }) => key === media);
    if (!known) throw missing('媒体');
    const refused = wrong(body.credentials);
    if (refused)
      return [step('credentialRefused', 'stop', { field: refused[0] }), step('reportsReadable', 'wait'), step('callbacksOpen', 'wait')];
    const cid = cidOf(body.credentials);
    return [
      step('credentialAccepted', 'pass', { cid, account: `${known.name}-${cid.slice(-4)}`, company: caller.company }),
      step('reportsReadable', 'pass', { day: shifted(world.now.day, -1), cost: String(whole(100_000, 9_000_000, 'tested', cid) / 100) }),
      known.gives.includes('callbacks') ? step('callbacksOpen', 'pass') : step('callbacksNotGiven', 'warn', { media: known.name }),
    ];
  }),
];
