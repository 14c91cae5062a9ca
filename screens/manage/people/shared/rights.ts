import type { Platform } from '#app/api/apps/shapes.ts';
import { dataFlags, type DataFlag, type MenuRight, type RoleAuth } from '#app/api/account/rights.ts';

/** Data that H5 apps never show, whatever somebody may see. */
const notOnH5: ReadonlySet<DataFlag> = new Set(['retention', 'event']);

export const hasData = (platform: Platform, flag: DataFlag) => platform !== 'H5' || !notOnH5.has(flag);

export const flagsIn = (auth: RoleAuth): DataFlag[] => dataFlags.filter((flag) => auth[flag]);

/** Rights as two sets of keys, as a tree of checks has them. */
export interface Checked {
  view: ReadonlySet<string>;
  edit: ReadonlySet<string>;
  flags: ReadonlySet<DataFlag>;
}

const keysOf = (menus: readonly MenuRight[], has: (right: MenuRight) => boolean) =>
  new Set(menus.flatMap((right) => (has(right) ? [right.key] : [])));

export const checkedOf = (auth: RoleAuth): Checked => ({
  view: keysOf(auth.menus, ({ canView, canEdit }) => canView || canEdit),
  edit: keysOf(auth.menus, ({ canEdit }) => canEdit),
  flags: new Set(flagsIn(auth)),
});

/** Back to the wire: the order of pages is that of the console. */
export function authOf({ view, edit, flags }: Checked, keys: readonly string[]): RoleAuth {
  const has = (flag: DataFlag) => flags.has(flag);
  return {
    menus: keys.map((key, order) => ({
      key,
      parent: key.split('@')[1] ?? null,
      canView: view.has(key) || edit.has(key),
      canEdit: edit.has(key),
      order,
    })),
    pay: has('pay'),
    retention: has('retention'),
    natural: has('natural'),
    top: has('top'),
    order: has('order'),
    event: has('event'),
  };
}
