import { calls } from '../declare/calls.ts';
import { flag, integer, text } from '../wire/scalars.ts';
import { secret } from '../wire/sensitive.ts';
import { named, shape } from '../wire/shapes.ts';

const { query, mutation } = calls('apps');

/** What only the service can check. True means that it may stay. */
export const appChecks = {
  name: query('GET /api/mng/app/valid', { query: { name: text }, result: flag, cites: 'R-145 R-177', spec: 'validateAppName' }),
  nameOf: query('GET /api/mng/app/validname', {
    query: { name: text, app: named('appId', integer) },
    result: flag,
    cites: 'R-145 R-177',
    spec: 'validateAppNameForApp',
  }),
  mip: query('GET /api/mng/mip/valid', {
    query: { mipAppid: text, appkey: text },
    result: flag,
    cites: 'R-145 R-177 A-46',
    spec: 'validateMip',
  }),
  mipToken: mutation('POST /api/mng/mip/getToken', {
    body: shape({ mipAppid: text, appkey: text }),
    result: shape({ token: secret }),
    cites: 'R-177 A-46 G-06',
    spec: 'getMipToken',
  }),
};
