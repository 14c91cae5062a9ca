import { bindings } from '#app/api/ad-accounts/media.ts';
import type { AdAccount } from '#app/api/ad-accounts/shapes.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Check } from '#app/api/ours/checks.ts';
import { ours } from '#app/api/ours/ours.ts';
import { answer, type Answer } from '../../service/answer.ts';
import type { Asking } from '../../service/access.ts';
import { badRequest, missing, taken } from '../../service/refusal.ts';
import { adAccountsOf } from '../../world/media/accounts.ts';
import type { AdAccountRecord, Gift } from '../../world/media/ad-account.ts';
import { mediaCatalogue } from '../../world/media/seed-media.ts';
import { accountShown } from '../../world/media/shown.ts';
import { ownerOf } from '../../world/promotion/channels.ts';
import { accountChanged, accountsSeen, mustBind, ownApps } from './mine.ts';

/** What a binding of any medium sets. */
interface Binding {
  alias: string;
  apps: number[];
  startsOn: string | null;
  gives: Gift[];
}

/** By what an account is known at its medium, in the order in which media say it. */
const names = ['advertiser', 'account', 'owner', 'org', 'userName', 'developer', 'clientId'];
const common = new Set(['id', 'alias', 'apps', 'startsOn', 'gives']);

type Credentials = Readonly<Record<string, string>>;

const credentialsIn = (body: object): Credentials =>
  Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => !common.has(entry[0]) && typeof entry[1] === 'string'),
  );

/** Media say that a credential is wrong by refusing it. Here those that are blank or too short are. */
const wrong = (credentials: Credentials) => Object.entries(credentials).find(([, value]) => value.trim().length < 3);

const cidOf = (credentials: Credentials) => names.map((name) => credentials[name]).find(Boolean) ?? '';

/** What of a binding is kept. The credentials themselves are not. */
function kept(asking: Asking, body: Binding, credentials: Credentials) {
  const refused = wrong(credentials);
  if (refused) throw taken(`媒体拒绝了凭证：${refused[0]}`);
  if (!body.alias.trim()) throw badRequest('alias');
  return {
    alias: body.alias.trim(),
    apps: ownApps(asking, body.apps),
    startsOn: body.startsOn,
    gives: body.gives,
    problem: null,
    problemSince: null,
  };
}

function bind(asking: Asking, media: string, body: Binding): AdAccount {
  mustBind(asking);
  const { world, caller } = asking;
  const credentials = credentialsIn(body);
  const rest = kept(asking, body, credentials);
  const cid = cidOf(credentials);
  if (accountsSeen(asking).some((one) => one.media === media && one.cid === cid)) throw taken('该账户已绑定');
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
  return accountShown(world, accounts.put(made), undefined);
}

function rebind(asking: Asking, media: string, body: Binding & { id: number }) {
  const account = accountChanged(asking, body.id);
  if (account.media !== media) throw missing('广告账户');
  adAccountsOf(asking.world).put({ ...account, ...kept(asking, body, credentialsIn(body)) });
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
  ...answersTo('taobao', ours.ourBindings.aliECard),
  ...answersTo('weibo', ours.ourBindings.weibo),
  ...answersTo('asa', ours.ourBindings.appleAds),

  answer(ours.connections.test, ({ world, caller, input: { media, body } }) => {
    mustBind({ world, caller });
    const known = mediaCatalogue.find(({ key }) => key === media);
    if (!known) throw missing('媒体');
    const refused = wrong(body.credentials);
    if (refused)
      return [step('credentialRefused', 'stop', { field: refused[0] }), step('reportsReadable', 'wait'), step('callbacksOpen', 'wait')];
    return [
      step('credentialAccepted', 'pass', { cid: cidOf(body.credentials) }),
      step('reportsReadable', 'pass', { day: world.now.day }),
      known.gives.includes('callbacks') ? step('callbacksOpen', 'pass') : step('callbacksNotGiven', 'warn', { media: known.name }),
    ];
  }),
];
