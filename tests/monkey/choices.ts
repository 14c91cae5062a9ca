/** Numbers that are the same for the same seed, on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pickFrom = <One>(all: readonly One[], random: () => number): One | undefined => all[Math.floor(random() * all.length)];

/** Leaves the console, or ends the walk: not pressed. */
const wayOut = /^(退出登录|登录其他账号|Sign out)$/;

export const isWayOut = (name: string) => wayOut.test(name.trim());

/** What a careless or curious hand types. */
const texts = [
  '溯源',
  'a',
  '0',
  '-1',
  '99999999999',
  ' ',
  '<b>x</b>',
  "' OR 1=1 --",
  '长'.repeat(200),
  'x@example.com',
  '2026-13-45',
  '🙂',
];

export const textFrom = (random: () => number): string => pickFrom(texts, random) ?? '';
