import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import type { World } from '../world.ts';

/** How much of a base package has come. An app has one at a time. */
export interface UploadRecord {
  app: number;
  id: number;
  name: string;
  size: number;
  modified: number;
  received: number;
}

export const uploadsOf: (world: World) => Collection<UploadRecord> = part((world) =>
  world.store.collection<UploadRecord>(
    'package uploads',
    () => [],
    ({ app }) => app,
  ),
);

const lastNumber = part((world) =>
  world.store.collection<{ is: string; number: number }>(
    'numbers of uploads',
    () => [],
    ({ is }) => is,
  ),
);

/** A number is used once, also where what had it is gone. */
export function nextUpload(world: World): number {
  const number = (lastNumber(world).find('last')?.number ?? 0) + 1;
  lastNumber(world).put({ is: 'last', number });
  return number;
}
