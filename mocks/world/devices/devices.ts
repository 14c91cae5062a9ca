import { part } from '../state/part.ts';
import type { ListedDevice } from './listed-device.ts';
import { seedDevices } from './seed-listed.ts';

export const devicesOf = part((world) =>
  world.store.collection<ListedDevice>(
    'devices',
    () => seedDevices(world),
    ({ id }) => id,
  ),
);
