/** One address of a pasted list, and whether it can be invited. */
export interface PastedAddress {
  /** Its place in the list, from 0. */
  place: number;
  email: string;
  /** `repeated`: it stands above already. `member`: somebody of this account has it. */
  state: 'new' | 'invalid' | 'repeated' | 'member';
}

/** `Lin Wan <lin@example.com>; wu@example.com` as mail programs write it, one in a line, or with commas and spaces between. */
export function parseAddresses(text: string, members: readonly string[]): PastedAddress[] {
  const known = new Set(members.map((email) => email.toLowerCase()));
  const seen = new Set<string>();
  return wordsIn(text).map((email, place) => {
    const key = email.toLowerCase();
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)) return { place, email, state: 'invalid' };
    return { place, email, state: isRepeated ? 'repeated' : known.has(key) ? 'member' : 'new' };
  });
}

/** Words with an @ where a line has one, so that names beside an address are no addresses; else the line as it is. */
function wordsIn(text: string): string[] {
  return text
    .split(/[\n;,，；、]/)
    .flatMap((part) => {
      const words = part.trim().split(/\s+/).filter(Boolean);
      const addresses = words.filter((word) => word.includes('@'));
      return addresses.length > 0 ? addresses : [words.join(' ')];
    })
    .map((word) => word.replaceAll(/^[<"'(]+|[>"')]+$/g, ''))
    .filter(Boolean);
}
