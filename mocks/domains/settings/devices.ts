import { answer, type Answer } from '../../service/answer.ts';
import { requireEdit, requireView } from '../../service/requireRights.ts';
import { finds, pageOf } from '../../service/page.ts';
import { badRequest, forbidden, missing, taken } from '../../service/refusal.ts';
import { devicesOf } from '../../world/devices/devices.ts';
import type { ListedDevice } from '../../world/devices/listed-device.ts';
import type { AppRecord } from '../../world/apps/app.ts';
import { lastSeenIn } from '../../world/logs/debug.ts';
import { lastLogOf } from '../../world/logs/testLogs.ts';
import type { Account } from '../../world/members/account.ts';
import type { World } from '../../world/world.ts';
import { devices } from '#app/api/devices.ts';

const page = 'deviceManage@manage';
const most = 200;

/** The listed devices of the apps that the caller may open. Expired entries are left out. */
function listed(world: World, caller: Account): readonly ListedDevice[] {
  const apps = new Set(world.appsOf(caller).map(({ id }) => id));
  const root = caller.isDemo ? 1 : caller.root;
  return devicesOf(world)
    .all()
    .filter((one) => one.root === root && (one.app === null || apps.has(one.app)))
    .filter(({ endsOn }) => endsOn === null || endsOn >= world.now.day);
}

function own(world: World, caller: Account, id: number): ListedDevice {
  requireEdit({ world, caller }, page);
  const found = listed(world, caller).find((one) => one.id === id);
  if (!found) throw missing('设备');
  return found;
}

/** When a device was last seen: in the stream or in the logs of its app, or of any app where it is listed for all. */
function lastSeen(world: World, caller: Account): (device: ListedDevice) => string | null {
  const apps = world.appsOf(caller);
  const streams = new Map<number, ReadonlyMap<string, string>>();
  const streamOf = (app: AppRecord) => {
    const found = streams.get(app.id) ?? lastSeenIn(world, app);
    streams.set(app.id, found);
    return found;
  };
  return ({ app, deviceId }) => {
    const from = apps.filter(({ id }) => app === null || id === app);
    const times = from.flatMap((one) => [streamOf(one).get(deviceId) ?? '', lastLogOf(world, one, deviceId) ?? '']);
    return times.toSorted().at(-1) || null;
  };
}

type Draft = Pick<ListedDevice, 'deviceId' | 'kind' | 'name' | 'note' | 'app' | 'endsOn'>;

function checked(world: World, caller: Account, draft: Draft): Draft {
  const deviceId = draft.deviceId.trim();
  if (!/^[\w:-]{8,64}$/.test(deviceId)) throw badRequest('deviceId');
  if (draft.app !== null && !world.appsOf(caller).some(({ id }) => id === draft.app)) throw forbidden();
  return { ...draft, deviceId };
}

/** A device stands on the list once for all apps, or once for one. */
const isSame = (one: Draft, other: Draft) => one.deviceId.toLowerCase() === other.deviceId.toLowerCase() && one.app === other.app;

function add(world: World, caller: Account, drafts: readonly Draft[]): number {
  requireEdit({ world, caller }, page);
  if (drafts.length > most) throw badRequest('devices');
  let added = 0;
  for (const draft of drafts.map((one) => checked(world, caller, one))) {
    if (listed(world, caller).some((one) => isSame(one, draft))) continue;
    const id = devicesOf(world).nextId();
    devicesOf(world).put({ ...draft, id, root: caller.root, model: null, addedBy: caller.email });
    added += 1;
  }
  return added;
}

export const deviceAnswers: readonly Answer[] = [
  answer(devices.page, ({ world, caller, input }) => {
    requireView({ world, caller }, page);
    const { app = null, kind = null, addedBy = null, search } = input;
    const found = listed(world, caller)
      .filter((one) => app === null || one.app === app)
      .filter((one) => kind === null || one.kind === kind)
      .filter((one) => addedBy === null || one.addedBy === addedBy)
      .filter(({ deviceId, name, note, model }) => finds(search, deviceId, name, note, model));
    const seenAt = lastSeen(world, caller);
    return pageOf(found, input, (one) => {
      const { root: _root, ...device } = one;
      return { ...device, lastSeenAt: seenAt(one) };
    });
  }),
  answer(devices.add, ({ world, caller, input: { body } }) => ({ added: add(world, caller, body.devices) })),
  answer(devices.update, ({ world, caller, input: { id, body } }) => {
    const device = own(world, caller, id);
    const draft = checked(world, caller, body);
    if (listed(world, caller).some((one) => one.id !== id && isSame(one, draft))) throw taken('该设备已在白名单中');
    devicesOf(world).put({ ...device, ...draft });
    return null;
  }),
  answer(devices.delete, ({ world, caller, input }) => {
    devicesOf(world).delete(own(world, caller, input.id).id);
    return null;
  }),
];
