/** The inks of app glyphs: dark enough for white letters, apart from each other. They are marks of brands and the same in both themes. */
const inks = ['#7a3b1e', '#2b6f4e', '#2a5a8c', '#53428c', '#8a6914', '#8c3a5a', '#9a4a1e', '#3b5f63'] as const;

/** The service has no colour for an app: the same name has the same ink, whatever the platform. */
export function appColour(name: string): string {
  const sum = [...name.trim()].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return inks[sum % inks.length] ?? inks[0];
}
