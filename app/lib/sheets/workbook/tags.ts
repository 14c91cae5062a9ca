const [lessThan, greaterThan, slash, colon, equals, quote, apostrophe] = [60, 62, 47, 58, 61, 34, 39];

/** A name of at most four letters as one number, so that names are compared without a text being made of each. */
export const nameCode = (name: string): number => [...name].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0);

/**
 * Goes through the tags of XML one after the other. It reads bytes: a sheet has millions of cells, and a text of it all would take twice the
 * room and longer than the reading. Names come without their prefix. What a tag says stands in the fields until the next one.
 */
export class Tags {
  /** Of the name, or 0 where it is longer than four letters. */
  name = 0;
  isClosing = false;
  /** It has no content: `<c/>`. */
  isEmpty = false;
  /** Where the tag begins, and what follows it. */
  start = 0;
  end = 0;
  private nameEnd = 0;

  constructor(readonly bytes: Uint8Array) {}

  /** False after the last one. */
  next(): boolean {
    const { bytes } = this;
    const { length } = bytes;
    let at = this.end;
    while (at < length && bytes[at] !== lessThan) at++;
    if (at >= length) return false;
    this.start = at;
    at++;
    this.isClosing = bytes[at] === slash;
    if (this.isClosing) at++;
    at = this.readName(at);
    this.nameEnd = at;
    while (at < length && bytes[at] !== greaterThan) at = isQuote(bytes[at]) ? this.afterQuote(at) : at + 1;
    if (at >= length) throw new TypeError('An element is not closed');
    this.isEmpty = bytes[at - 1] === slash;
    this.end = at + 1;
    return true;
  }

  /** Where the value of an attribute with a name of one letter begins, or -1. */
  attribute(letter: number): number {
    const { bytes, end } = this;
    for (let at = this.nameEnd; at < end; at++) {
      if (isQuote(bytes[at])) at = this.afterQuote(at) - 1;
      else if (bytes[at] === letter && bytes[at + 1] === equals && isSpace(bytes[at - 1])) return at + 3;
    }
    return -1;
  }

  private readName(from: number): number {
    const { bytes } = this;
    let code = 0;
    let letters = 0;
    let at = from;
    for (; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === greaterThan || byte === slash || isSpace(byte)) break;
      if (byte === colon) [code, letters] = [0, 0];
      else {
        code = code * 256 + byte;
        letters++;
      }
    }
    this.name = letters > 4 ? 0 : code;
    return at;
  }

  private afterQuote(at: number): number {
    const { bytes } = this;
    const mark = bytes[at];
    let close = at + 1;
    while (close < bytes.length && bytes[close] !== mark) close++;
    return close + 1;
  }
}

const isQuote = (byte: number | undefined) => byte === quote || byte === apostrophe;
const isSpace = (byte: number | undefined) => byte !== undefined && byte <= 32;
