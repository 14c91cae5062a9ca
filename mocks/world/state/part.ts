import type { World } from '../world.ts';

/**
 * A part of the world that only one domain uses. Made on first use, once for each world:
 * `const devicesOf = part((world) => world.store.collection('devices', () => seedDevices(world.now), ({ id }) => id))`.
 */
export function part<Value>(make: (world: World) => Value): (world: World) => Value {
  const made = new WeakMap<World, { value: Value }>();
  return (world) => {
    const found = made.get(world) ?? { value: make(world) };
    made.set(world, found);
    return found.value;
  };
}
