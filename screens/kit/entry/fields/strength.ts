/** What a password has to be: the service asks for the length, we ask for both kinds of signs as well. */
export const shortest = 8;
export const isStrongEnough = (password: string) => password.length >= shortest && /\p{L}/u.test(password) && /\d/.test(password);

/**
 * How well a password keeps, from 0 (too short) to 4: its length first, then how many kinds of signs it mixes. The same sign over and over
 * is one sign.
 *
 *     strengthOf('abc1')            0
 *     strengthOf('abcdefg1')        2
 *     strengthOf('provenance-26')   4
 */
export function strengthOf(password: string): number {
  if (password.length < shortest) return 0;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const differs = new Set(password).size;
  if (differs < 5) return 1;
  return Math.min(4, kinds + (password.length >= 12 ? 1 : 0));
}
