import type { Pair } from './pairs.ts';

export type PairFault = 'twice' | 'nameless';

/** What is wrong with each row: a key that stands above already, or a value without a key. Empty rows are left alone. */
export function faultsOf(pairs: readonly Pair[]): (PairFault | undefined)[] {
  return pairs.map(({ key, value }, index) => {
    const name = key.trim();
    if (name === '') return value.trim() === '' ? undefined : 'nameless';
    return pairs.findIndex((other) => other.key.trim() === name) < index ? 'twice' : undefined;
  });
}
