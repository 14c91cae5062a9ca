import { rights } from '#app/api/account/rights.ts';
import { apps } from '#app/api/apps/apps.ts';
import type { Endpoint } from '#app/api/declare/endpoint.ts';
import { menu } from '#app/api/menu.ts';
import { ourMenu } from '#app/api/ours/people/menu.ts';
import { services } from '#app/api/services/services.ts';
import { wireNameOf } from '#app/api/wire/shapes.ts';
import type { Fault, ShellFault } from '../../scenarios.ts';
import type { Answer } from '../answer.ts';
import { routeTo } from '../route.ts';
import type { Service } from '../service.ts';

/** A call for data, and how it would be answered if nothing were wrong. */
interface Asked {
  endpoint: Endpoint;
  /** The app that it is about, as it is written in the request. */
  app: string | null;
  /** The last day that it asks about. */
  to: string | null;
  answer: () => Promise<Response | null>;
}

type Treat = (asked: Asked) => Promise<Response | null>;

/** A slow answer, in milliseconds. */
const slow = 3_000;

const broken = () => Response.json({ code: 500, message: '服务暂时不可用', data: null }, { status: 500 });
const unknownSession = () => Response.json({ code: -1002, message: '登录已失效，请重新登录', data: null });
/** As a server answers for a path that it does not know. */
const unknownPath = () => new Response('Not Found', { status: 404, headers: { 'Content-Type': 'text/plain' } });
const always = (respond: () => Response) => (): Treat => async () => respond();
const isAboutSomething = ({ placeholders, query }: Endpoint) => Object.keys({ ...placeholders, ...query }).length > 0;
const isWrite = ({ kind }: Endpoint) => kind === 'mutation';

const refusedWithTrace = () =>
  Response.json({ code: -88, message: '账号的应用正在迁移，请稍后再试', data: null, traceId: '7f3a-20c1-91d2-4c00' });
const only =
  (calls: readonly Pick<Endpoint, 'call'>[], respond: () => Response) =>
  (): Treat =>
  async ({ endpoint, answer }) =>
    calls.some(({ call }) => call === endpoint.call) ? respond() : answer();

const shellTreatments: Record<ShellFault, () => Treat> = {
  'secondary-failing': only([menu.hidden, ourMenu.order, services.ofApp], broken),
  'rights-failing': only([rights.of], broken),
  'apps-failing': only([apps.all], refusedWithTrace),
  'apps-unreached': only([apps.all], () => Response.error()),
};

/** A new treatment for each service: several of them remember what was asked before. */
const treatments: Record<Fault, () => Treat> = {
  ...shellTreatments,
  failing: always(broken),
  forbidden: always(() => Response.json({ code: -1003, message: '暂无权限访问', data: null })),
  'session-lost': always(unknownSession),
  malformed: always(() => Response.json({ code: 200, message: '', content: { list: 'none', total: '?', columns: 7, rows: null } })),
  offline: always(() => Response.error()),
  waiting: () => () => new Promise(() => undefined),
  slow:
    () =>
    async ({ answer }) => {
      await new Promise((resolve) => setTimeout(resolve, slow));
      return answer();
    },
  'writes-failing':
    () =>
    async ({ endpoint, answer }) =>
      isWrite(endpoint) ? broken() : answer(),
  'write-lost':
    () =>
    async ({ endpoint, answer }) => {
      const response = await answer();
      return isWrite(endpoint) ? Response.error() : response;
    },
  'session-ends-on-write': endOnFirstWrite,
  'one-failing': () => failOne(),
  'past-failing':
    () =>
    async ({ to, answer }) =>
      to !== null && Date.parse(to) < Date.now() - 31 * 86_400_000 ? broken() : answer(),
  'late-answers': holdFirstApp,
  'plain-backend':
    () =>
    async ({ endpoint, answer }) =>
      endpoint.isOurs ? unknownPath() : answer(),
};

/** Who signs in again is known again: only one write meets the end of the session. */
function endOnFirstWrite(): Treat {
  let hasEnded = false;
  return async ({ endpoint, answer }) => {
    if (hasEnded || !isWrite(endpoint)) return answer();
    hasEnded = true;
    return unknownSession();
  };
}

/**
 * Of the calls that read, one fails however often it is asked: the one that is named, else the first that is asked about something, an app or
 * an account. All others succeed.
 */
export function failOne(named?: Endpoint['call']): Treat {
  let failing = named;
  return async ({ endpoint, answer }) => {
    if (endpoint.kind !== 'query') return answer();
    if (isAboutSomething(endpoint)) failing ??= endpoint.call;
    return failing === endpoint.call ? broken() : answer();
  };
}

/** What is asked about the first app is answered when all that was asked about another one has been, and from then on at once. */
function holdFirstApp(): Treat {
  let first: string | null = null;
  let pending = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return async ({ app, answer }) => {
    if (app === null) return answer();
    first ??= app;
    if (app === first) {
      await released;
      return answer();
    }
    pending++;
    const response = await answer();
    // The answer goes out before those that it makes late.
    setTimeout(() => {
      if (--pending === 0) release();
    });
    return response;
  };
}

export const isShellFault = (fault: Fault): fault is ShellFault => Object.hasOwn(shellTreatments, fault);

/** Does something wrong to calls, but to none that the shell needs, unless that is the fault. */
export function withFault(service: Service, answers: readonly Answer[], fault: Fault | Treat): Service {
  const find = routeTo(answers);
  const treat = typeof fault === 'string' ? treatments[fault]() : fault;
  const meetsShell = fault === 'plain-backend' || (typeof fault === 'string' && isShellFault(fault));
  return {
    async handle(request) {
      const { pathname, searchParams } = new URL(request.url);
      const found = find(request.method, pathname);
      // The shell is asked for its data whatever is wrong with that of pages; but what the service does not have, it has for nobody.
      const isSpared = typeof found !== 'string' && found.answer.endpoint.isShell && !meetsShell;
      if (typeof found === 'string' || isSpared) return service.handle(request);
      const { endpoint } = found.answer;
      const appField = endpoint.query['app'];
      const app = found.path['app'] ?? (appField ? searchParams.get(wireNameOf('app', appField)) : null);
      const lastDay = endpoint.query['to'];
      const to = lastDay ? searchParams.get(wireNameOf('to', lastDay)) : null;
      return treat({ endpoint, app, to, answer: () => service.handle(request) });
    },
  };
}
