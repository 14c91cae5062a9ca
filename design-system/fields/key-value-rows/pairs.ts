/** A parameter and what it is set to. */
export interface Pair {
  key: string;
  value: string;
}

/**
 * Parses a copied address or list into pairs; nothing where the text is neither.
 *
 *     pairsIn('https://x.example/c?a=1&b=%E7%A7%8B')   a: 1, b: 秋
 *     pairsIn('a=1\nb = 2')                            a: 1, b: 2
 *     pairsIn('a\t1')                                  a: 1          (two columns of a sheet)
 *     pairsIn('秋季')                                   undefined
 */
export function pairsIn(text: string): Pair[] | undefined {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const isAddress = lines.length === 1 && /[?&=]/.test(text) && !text.includes('\t');
  const pairs = isAddress ? pairsOfAddress(text.trim()) : lines.map(pairOfLine);
  return pairs.length > 0 && pairs.every((pair) => pair !== undefined) ? pairs.filter((pair) => pair !== undefined) : undefined;
}

function pairsOfAddress(address: string): (Pair | undefined)[] {
  const query = address.replace(/^[^?=]*\?/, '').replace(/#.*$/, '');
  return query
    .split('&')
    .filter((part) => part !== '')
    .map((part) => split(part, part.indexOf('=')))
    .map((pair) => pair && { key: decoded(pair.key), value: decoded(pair.value) });
}

const pairOfLine = (line: string): Pair | undefined => split(line, line.search(/[=\t]/));

function split(text: string, at: number): Pair | undefined {
  const pair = { key: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
  return at > 0 && pair.key !== '' ? pair : undefined;
}

/** `+` is a space in a query; a lone % is a percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Pasted pairs take the place of an empty row; else they follow it. */
export function pastePairs(pairs: readonly Pair[], at: number, more: readonly Pair[]): Pair[] {
  const here = pairs[at];
  const isEmpty = here === undefined || (here.key.trim() === '' && here.value.trim() === '');
  return [...pairs.slice(0, isEmpty ? at : at + 1), ...more, ...pairs.slice(at + 1)];
}

export function movePair(pairs: readonly Pair[], from: number, to: number): Pair[] {
  const row = pairs[from];
  if (!row || to < 0 || to >= pairs.length) return [...pairs];
  return pairs.toSpliced(from, 1).toSpliced(to, 0, row);
}
