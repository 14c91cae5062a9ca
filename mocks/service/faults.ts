import type { Endpoint } from '#app/api/declare/endpoint.ts';
import type { Subject } from '#app/api/declare/subjects.ts';
import type { Fault } from '../scenarios.ts';
import type { Answer } from './answer.ts';
import { routeTo } from './route.ts';
import type { Service } from './service.ts';

/** Without these a console cannot show anything at all: who is signed in, what they own and may see. */
const needed = new Set<Subject>(['account', 'apps', 'menu', 'services', 'reminders', 'notices', 'tracking']);

/** Of these subjects, what one page shows and the rest of the console can do without. */
const ofOnePage = new Set<string>([
  'GET /api/notice/findDeploy',
  'GET /api/mng/app/find/{id}',
  'GET /api/app/courses',
  'GET /api/account/detail',
  'GET /api/account/flow/forecast',
  'GET /api/report/{token}/account_flow_day_app_applet_list',
]);

const isNeeded = ({ subject, call }: Pick<Endpoint, 'subject' | 'call'>) => needed.has(subject) && !ofOnePage.has(call);

/** Longer than anybody likes. */
const slow = 3_000;

const answerOf: Record<Exclude<Fault, 'slow' | 'waiting'>, () => Response> = {
  failing: () => Response.json({ code: 500, message: '服务暂时不可用', data: null }, { status: 500 }),
  forbidden: () => Response.json({ code: -1003, message: '暂无权限访问', data: null }),
  'session-lost': () => Response.json({ code: -1002, message: '登录已失效，请重新登录', data: null }),
  malformed: () => Response.json({ code: 200, message: '', content: { list: 'none', total: '?', columns: 7, rows: null } }),
  offline: () => Response.error(),
};

/** Does something wrong to every call for data. */
export function withFault(service: Service, answers: readonly Answer[], fault: Fault): Service {
  const find = routeTo(answers);
  return {
    async handle(request) {
      const found = find(request.method, new URL(request.url).pathname);
      if (typeof found === 'string' || isNeeded(found.answer.endpoint)) return service.handle(request);
      if (fault === 'waiting') return new Promise(() => undefined);
      if (fault !== 'slow') return answerOf[fault]();
      await new Promise((resolve) => setTimeout(resolve, slow));
      return service.handle(request);
    },
  };
}
