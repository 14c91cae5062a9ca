import { part } from '../state/part.ts';

/** When an app was last looked through. */
export const auditsOf = part((world) =>
  world.store.collection<{ app: number; at: string }>(
    'audits',
    () => [],
    ({ app }) => app,
  ),
);
