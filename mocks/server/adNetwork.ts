import { authorizationIn, authorizationsOf, type AuthorizationRecord } from '../world/ad-accounts/authorization.ts';
import { mediaCatalogue } from '../world/ad-accounts/seed-media.ts';
import type { World } from '../world/world.ts';
import { bindingPathOf } from '#app/api/ad-accounts/bindingPaths.ts';

/** Where the pretend ad network answers: on the origin of the console, because the networks of the demo world have no site. */
const site = '/api/pretend-ad-network';

const invented = /https:\/\/auth\.\w+\.example\/oauth\?state=/;

/** The same answer, with the address of the network replaced by the pretend one. Other answers are unchanged. */
export async function leadToAdNetwork(request: Request, answer: Response | null): Promise<Response | null> {
  if (!answer?.ok || !new URL(request.url).pathname.endsWith('/channelaccount/authorize')) return answer;
  const scheme = request.headers.get('x-forwarded-proto') ?? 'http';
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? 'localhost';
  const text = (await answer.text()).replace(invented, `${scheme}://${host}${site}?state=`);
  return new Response(text, { status: answer.status, headers: answer.headers });
}

/** Serves the pages of the pretend network. Null for other requests. */
export function answerAdNetwork(world: World, request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== site) return null;
  const state = searchParams.get('state') ?? '';
  const record = authorizationIn(world, state);
  if (!record) return page(404, '没有这次授权 / No such authorization', '');
  const act = searchParams.get('act');
  return isAct(act) ? acts[act](world, record) : choice(record);
}

const acts = {
  approve: (_: World, record: AuthorizationRecord) => redirect(returnAddress(record, record.cid)),
  refuse: (_: World, record: AuthorizationRecord) => redirect(`${pathFor(record)}?error=access_denied&state=${record.state}`),
  /** The person who signs in there does not have the account that is to be reauthorized. */
  other(world: World, record: AuthorizationRecord) {
    const reached = record.reached.slice(1);
    const [first] = reached;
    const changed = authorizationsOf(world).put({ ...record, reached, name: first?.name ?? '', cid: first?.cid ?? '' });
    return redirect(returnAddress(changed, changed.cid));
  },
  expire(world: World, record: AuthorizationRecord) {
    authorizationsOf(world).delete(record.id);
    return redirect(returnAddress(record, record.cid));
  },
  slow: (_: World, record: AuthorizationRecord) =>
    page(200, '正在授权… / Authorizing…', '', { Refresh: `5; url=${returnAddress(record, record.cid)}` }),
};

const isAct = (text: string | null): text is keyof typeof acts => text !== null && Object.hasOwn(acts, text);

/** As each network names what it sends back with the state. */
const returned: Readonly<Record<string, string>> = { google: 'code', gdt: 'cid' };

const pathFor = ({ media }: AuthorizationRecord) => bindingPathOf(media) ?? '/';

function returnAddress(record: AuthorizationRecord, cid: string): string {
  const value = record.media === 'gdt' ? cid : `pretend-${record.id}`;
  return `${pathFor(record)}?${returned[record.media] ?? 'auth_code'}=${encodeURIComponent(value)}&state=${record.state}`;
}

function choice({ media, state, name }: AuthorizationRecord): Response {
  const network = mediaCatalogue.find(({ key }) => key === media)?.name ?? media;
  const link = (act: keyof typeof acts, words: string, isNew = false) =>
    `<li><p><a href="${site}?state=${state}&amp;act=${act}"${isNew ? ' target="_blank" rel="noopener"' : ''}>${words}</a></p></li>`;
  return page(
    200,
    '模拟广告平台 / Pretend ad network',
    `<p>这是演示服务的模拟页面，不是${escaped(network)}，也不会联系它。<br>A page of the demo service. It is not ${escaped(network)} and does not contact it.</p>
<p>账户 / Account: ${escaped(name)}</p>
<ul>
${link('approve', '同意 / Approve')}
${link('refuse', '拒绝 / Refuse')}
${link('other', '用另一个账户同意 / Approve with another account')}
${link('expire', '授权过期后返回 / Return after it expired')}
${link('slow', '5 秒后同意 / Approve after 5 seconds')}
${link('approve', '在新窗口同意 / Approve in a new window', true)}
</ul>`,
  );
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const redirect = (to: string) => new Response(null, { status: 303, headers: { Location: to } });

/** Without styles and scripts: the policy of the console allows neither in a page. */
const page = (status: number, title: string, body: string, headers: Record<string, string> = {}) =>
  new Response(
    `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`,
    { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } },
  );
