import { calls } from '../declare/calls.ts';
import { integer, nothing } from '../wire/scalars.ts';
import { freeText, person, phone } from '../wire/sensitive.ts';
import { maybe, named, shape } from '../wire/shapes.ts';
import { AdvancedServices, Arouse, FakeDefence, service, ServiceStatuses } from './shapes.ts';

const { query, mutation } = calls('services');

export const services = {
  statuses: query('GET /api/login/limit', { result: ServiceStatuses, cites: 'R-091 R-180', spec: 'getLimit' }),
  /** About one service. What `x` is, is not said; the key of the service is sent. */
  status: query('GET /api/login/limit/{x}', { path: { x: service }, result: Arouse, cites: 'R-093 R-180 G-06', spec: 'getLimitByKey' }),
  fake: query('GET /api/login/limit_fake', { result: FakeDefence, cites: 'R-092 R-180', spec: 'getLimitFake' }),
  ofApp: query('GET /api/advanced/server/items', {
    query: { app: named('appId', integer) },
    result: AdvancedServices,
    isShell: true,
    cites: 'R-091 R-180',
    spec: 'getAdvancedServerItems',
  }),
  apply: mutation('POST /api/advanced/server/apply', {
    body: shape({
      service: named('name', service),
      app: named('appId', maybe(integer)),
      contact: person,
      phone: maybe(phone),
      note: maybe(freeText),
    }),
    result: nothing,
    cites: 'R-174 G-06',
    spec: 'applyAdvancedServer',
  }),
};
