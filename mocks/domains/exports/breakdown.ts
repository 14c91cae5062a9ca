import type { ExportOrder } from '#app/api/exports.ts';
import type { Dimension } from '#app/api/reports/shapes.ts';
import { Refusal } from '../../service/refusal.ts';
import type { Cell } from '../../world/facts/cells.ts';
import { settings } from '../../world/facts/people/settings.ts';

const entityNames = ['ad', 'adGroup', 'campaign', 'creativeSet', 'placement', 'org', 'group', 'channel'] as const;
const timeNames = ['day', 'week', 'month', 'hour'] as const;
const cellNames: readonly (keyof Cell)[] = ['country', 'os', 'model', 'keyword', ...settings];

const known = new Set<Dimension>([...entityNames, ...timeNames, ...cellNames]);

export type Entity = (typeof entityNames)[number];
export const isEntity = (one: Dimension): one is Entity => entityNames.some((name) => name === one);

/** The dimensions of an order, as the facts are grouped. */
export interface Breakdown {
  /** The dimensions of its rows, from the outermost to the innermost. */
  levels: readonly Dimension[];
  entities: readonly Entity[];
  time: (typeof timeNames)[number] | undefined;
  cell: keyof Cell | undefined;
  /** Each row of the first level is split by day. */
  isByDay: boolean;
}

/** Names the field of the wire, by which a page tells this from any other fault of an order. */
const apart = () => new Refusal(400, '参数有误：dimension', { field: 'dimension' }, 400);

export function breakdownOf({ by, byDay }: ExportOrder): Breakdown {
  const levels = [...new Set(by)];
  const entities = entityNames.filter((one) => levels.includes(one));
  const cells = cellNames.filter((one) => levels.includes(one));
  const times = timeNames.filter((one) => levels.includes(one));
  if (levels.some((one) => one !== 'all' && !known.has(one))) throw apart();
  const isByDay = byDay === 'day' && times.length === 0;
  const time = isByDay ? 'day' : times[0];
  // Facts can be grouped by one dimension of each kind; hours cannot be combined with any.
  if (cells.length > 1 || times.length > 1 || (time === 'hour' && entities.length + cells.length > 0)) throw apart();
  return { levels: levels.length ? levels : ['all'], entities, time, cell: cells[0], isByDay };
}
