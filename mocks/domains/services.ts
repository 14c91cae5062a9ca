import { answer, type Answer } from '../service/answer.ts';
import { forbidden, missing, taken } from '../service/refusal.ts';
import { isAdmin } from '../world/members/rights.ts';
import { isOpen, request, serviceNames, serviceOf } from '../world/services/services.ts';
import { arouseOf, bestOf, fakeOf, waitingToLaunch } from '../world/services/reminders.ts';
import { requireOwnApp } from './apps/toApp.ts';
import { services } from '#app/api/services/services.ts';

const names = { adDetails: '广告明细', arouse: '再营销', analysis: '回流分析', cashFlow: '流量变现', fake: '防作弊' } as const;

export const serviceAnswers: readonly Answer[] = [
  answer(services.statuses, ({ world, caller }) => ({
    adDetails: bestOf(world, caller, 'adDetails').status,
    arouse: bestOf(world, caller, 'arouse').status,
    analysis: bestOf(world, caller, 'analysis').status,
    cashFlow: bestOf(world, caller, 'cashFlow').status,
    fake: bestOf(world, caller, 'fake').status,
  })),
  answer(services.status, ({ world, caller, input }) => arouseOf(world, bestOf(world, caller, input.x), names[input.x])),
  answer(services.fake, ({ world, caller }) => fakeOf(world, caller, bestOf(world, caller, 'fake'))),
  answer(services.ofApp, ({ world, caller, input }) => {
    const app = requireOwnApp(world, caller, input.app);
    const fake = serviceOf(world, app.id, 'fake');
    const arouse = serviceOf(world, app.id, 'arouse');
    return {
      items: serviceNames.map((service) => {
        const { status, endsOn, isRequested } = serviceOf(world, app.id, service);
        const open = world.appsOf(caller).filter(({ id }) => isOpen(world, id, service));
        return { service, status, endsOn, apps: open.map(({ id }) => id), isRequested };
      }),
      fake: fake.status > 0 ? fakeOf(world, caller, fake) : null,
      arouse: arouse.status > 0 ? arouseOf(world, arouse) : null,
      appOnline: waitingToLaunch(world, [app]),
    };
  }),
  answer(services.apply, ({ world, caller, input: { body } }) => {
    if (caller.isDemo || !isAdmin(caller)) throw forbidden();
    const apps = body.app === null ? world.appsOf(caller) : [requireOwnApp(world, caller, body.app)];
    if (!apps.length) throw missing('应用');
    const waiting = apps.filter(({ id }) => !isOpen(world, id, body.service) && !serviceOf(world, id, body.service).isRequested);
    if (!waiting.length) throw taken('该服务已开通或正在审核');
    for (const { id } of waiting) request(world, id, body.service);
    return null;
  }),
];
