import type { Flags } from '#app/lib/metrics/access/withheldBy.ts';

const everything: Flags = { pay: true, retention: true, natural: true, top: true, order: true, event: true };
const nothing: Flags = { pay: false, retention: false, natural: false, top: false, order: false, event: false };

/** Who opens the links of the corpus, by their rights to data. */
export const flagsOfPerson = {
  owner: everything,
  staff: { ...everything, pay: false, natural: false },
  partner: nothing,
} as const satisfies Record<string, Flags>;

export type Person = keyof typeof flagsOfPerson;
export const isPerson = (word: string): word is Person => Object.hasOwn(flagsOfPerson, word);
