import { rolesOf } from '#mocks/world/members/grants.ts';
import type { World } from '#mocks/world/world.ts';

/** So many members of the main account as are asked for, each like one that it has. */
export function crowd(world: World, members: number) {
  const known = world.accounts.all().filter(({ root, id, isDemo }) => root === 1 && id > 1 && !isDemo);
  for (let index = 0; index < members - known.length - 1; index += 1) {
    const like = known[index % known.length];
    if (like) world.accounts.put({ ...like, id: 10_000 + index, name: nameOf(like.name, index), email: `m${index}@yunxiu.test` });
  }
}

/** So many roles of the main account, each like one that it has. */
export function manyRoles(world: World, count: number) {
  const known = rolesOf(world)
    .all()
    .filter(({ root }) => root === 1);
  for (let index = 0; index < count - known.length; index += 1) {
    const like = known[index % known.length];
    if (like) rolesOf(world).put({ ...like, id: 10_000 + index, name: nameOf(like.name, index) });
  }
}

/** Every fortieth is of 200 characters, as apps and campaigns of the huge account are. */
const nameOf = (like: string, index: number) => `${index % 40 === 0 ? like.padEnd(195, '·很长的名字') : like} ${index}`;
