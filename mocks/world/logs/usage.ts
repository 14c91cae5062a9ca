import { part } from '../state/part.ts';

/** How often somebody did something in the console. */
export interface Use {
  account: number;
  what: string;
  count: number;
}

const usesOf = part((world) => world.store.collection<Use>('uses', () => [], keyOf));

const keyOf = ({ account, what }: Pick<Use, 'account' | 'what'>) => `${account}/${what}`;

export function note(world: Parameters<typeof usesOf>[0], account: number, what: string) {
  const uses = usesOf(world);
  uses.put({ account, what, count: (uses.find(keyOf({ account, what }))?.count ?? 0) + 1 });
}
