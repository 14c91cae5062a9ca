import { deviceAt } from '../logs/device.ts';
import { hash, whole } from '../random.ts';
import { shifted } from '../calendar.ts';
import { demoApps } from '../apps/seed.ts';
import type { World } from '../world.ts';
import type { ListedDevice } from './listed-device.ts';

const owners = ['测试机', '沈砚秋', '许知夏', '贺兰亭', '自动化', '客服', '代理商'] as const;
const notes = ['回归测试', '渠道联调', null, '投放验收', null, '支付沙盒', '只到版本上线'] as const;
const creators = ['super@provena.test', 'appmanager@provena.test', 'staff@provena.test'] as const;

/** By app, how many of its people have a device on the list: the first ones of each. */
const counts: readonly (readonly [app: number, count: number])[] = [
  [1001, 16],
  [1002, 18],
  [1003, 8],
  [1004, 4],
  [1005, 6],
  [1009, 3],
  [1012, 4],
  [1101, 6],
  [1201, 3],
];

/** Above the numbers of those who use an app. */
const unusedFrom = 1_000_000;

export function seedDevices(world: World): ListedDevice[] {
  const listed = counts.flatMap(([id, count]) => {
    const app = demoApps.find((one) => one.id === id);
    return app ? Array.from({ length: count }, (_, person) => listedAt(world, app, person)) : [];
  });
  return listed.map((device, index) => Object.assign(device, { id: listed.length - index }));
}

function listedAt({ now }: World, app: Parameters<typeof deviceAt>[0] & { owner: number }, person: number): ListedDevice {
  // Some have not been used yet: no person of the world has such a number, so no log contains them.
  const { deviceId, kind, model } = deviceAt(app, person % 6 === 5 ? unusedFrom + person : person);
  const isTester = person < 4;
  const owner = owners[isTester ? 0 : hash('owner', app.id, person) % owners.length] ?? owners[0];
  return {
    id: 0,
    root: app.owner,
    deviceId,
    kind,
    name: isTester ? `测试机 ${'ABCD'[person] ?? ''}` : `${owner} ${person + 1}`,
    note: notes[hash('note', app.id, person) % notes.length] ?? null,
    app: person % 7 === 6 ? null : app.id,
    endsOn: person % 5 === 4 ? shifted(now.day, whole(2, 90, 'ends', app.id, person)) : null,
    model,
    addedBy: app.owner === 1 ? (creators[person % creators.length] ?? null) : null,
  };
}
