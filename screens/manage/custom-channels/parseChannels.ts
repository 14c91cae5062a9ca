export interface PastedChannel {
  /** Its place in the paste, from 0. */
  place: number;
  name: string;
  note: string | null;
  state: 'ready' | 'repeated' | 'exists' | 'long';
}

export const longestName = 30;

/** One channel in a line, as a spreadsheet or a list with commas brings them. */
export function parseChannels(text: string, known: readonly string[]): PastedChannel[] {
  const existing = new Set(known.map((name) => name.toLowerCase()));
  const seen = new Set<string>();
  return text
    .split('\n')
    .map((line) => line.split(/[\t,，]/).map((part) => part.trim()))
    .filter(([name]) => name)
    .map(([name = '', ...rest], place): PastedChannel => {
      const key = name.toLowerCase();
      const isRepeated = seen.has(key);
      seen.add(key);
      const state = name.length > longestName ? 'long' : isRepeated ? 'repeated' : existing.has(key) ? 'exists' : 'ready';
      return { place, name, note: rest.join(' ').trim() || null, state };
    });
}
