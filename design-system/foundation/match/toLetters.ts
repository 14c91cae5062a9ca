/** One character of a text, prepared for comparison. */
export interface Letter {
  /** Lower case, without accents, not full-width: `Ａ` is `a`, `É` is `e`. */
  folded: string;
  /** Its position in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Spaces and punctuation: a query may leave them out. */
  isGap: boolean;
  /** Begins a word: after a gap, where the script changes, at a capital inside a word. */
  isStart: boolean;
  isHan: boolean;
}

type Script = 'han' | 'lower' | 'upper' | 'digit' | 'gap';

export function toLetters(text: string): Letter[] {
  let start = 0;
  let before: Script = 'gap';
  return [...text].map((character) => {
    const script = scriptOf(character);
    const letter = {
      folded: fold(character),
      start,
      end: start + character.length,
      isGap: script === 'gap',
      isStart: script !== 'gap' && script !== before && !(before === 'upper' && script === 'lower'),
      isHan: script === 'han',
    };
    start = letter.end;
    before = script;
    return letter;
  });
}

function scriptOf(character: string): Script {
  if (character >= 'a' && character <= 'z') return 'lower';
  if (character >= 'A' && character <= 'Z') return 'upper';
  if (character >= '0' && character <= '9') return 'digit';
  if (character < '\u0080') return 'gap';
  if (isCommonHan(character)) return 'han';
  if (/\p{Script=Han}/u.test(character)) return 'han';
  if (/\p{N}/u.test(character)) return 'digit';
  if (/\p{Lu}/u.test(character)) return 'upper';
  return /\p{L}/u.test(character) ? 'lower' : 'gap';
}

function fold(character: string): string {
  const lower = character.toLowerCase();
  if (character < '\u0080' || isCommonHan(character)) return lower;
  const bare = lower.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  // A character that decomposes into several letters (ﬁ, ½) stays one, so that positions stay right.
  return [...bare].length === 1 ? bare : character;
}

/** The block that holds nearly all Chinese text, tested without a slow regular expression. */
const isCommonHan = (character: string) => character >= '\u4e00' && character <= '\u9fff';
