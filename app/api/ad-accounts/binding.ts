import { calls } from '../declare/calls.ts';
import type { Origin } from '../declare/endpoint.ts';
import { day, integer, nothing, text } from '../wire/scalars.ts';
import { list, maybe, named, shape, type Fields } from '../wire/shapes.ts';
import { AdAccount, gift } from './shapes.ts';

/** The fields of every ad network, in addition to its own. */
const common = {
  alias: text,
  apps: named('appIds', list(integer)),
  startsOn: named('startdate', maybe(day)),
  gives: named('dataTypes', list(gift)),
};

interface Naming {
  cites: string;
  /** Names of the two calls in the inventory. */
  spec?: readonly [create: string, update: string];
}

/** The two calls of one medium that takes credentials. `path` is its name on the wire. */
export function binding<Credentials extends Fields>(path: string, credentials: Credentials, { cites, spec }: Naming, origin: Origin = {}) {
  const { mutation } = calls('adAccounts', origin);
  const create: `POST /api/mng/channelaccount/${string}` = `POST /api/mng/channelaccount/${path}/create`;
  const update: `PUT /api/mng/channelaccount/${string}` = `PUT /api/mng/channelaccount/${path}/update`;
  return {
    create: mutation(create, { body: shape({ ...common, ...credentials }), result: AdAccount, cites, spec: spec?.[0] ?? [] }),
    update: mutation(update, { body: shape({ id: integer, ...common, ...credentials }), result: nothing, cites, spec: spec?.[1] ?? [] }),
  };
}
