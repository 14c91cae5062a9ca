import { strFromU8, strToU8 } from 'fflate';
import { Parser } from 'saxen';

export interface XmlReader {
  open: (name: string, attributes: () => Readonly<Record<string, string>> | false) => void;
  close: (name: string) => void;
  /** As it is written: `&amp;` stands for one character. CDATA comes with `isPlain`. */
  text: (text: string, isPlain: boolean) => void;
  /** Reads from here what is written as usual, without the parser, and says how far. It leaves as many elements open as it finds. */
  readUsual?: (xml: string, from: number) => number;
  /** Nothing more is wanted: the rest is not read. */
  isDone: () => boolean;
}

/** So many bytes at once. */
const pieceSize = 1 << 14;
const tagEnd = 62;

/** Workbooks nest eight elements and have texts of 32,767 characters. What goes far beyond is an attack on the parser. */
const [deepest, longest] = [64, 1 << 20];

/** Within these a sign of a tag is none, so that only the parser can tell. The line that XML begins with has no such. */
const hiding = /<!|<\?(?!xml\s)/;

/** Goes through XML as it comes, piece by piece. Names come without their prefix. Throws a TypeError where it is no XML. */
export async function readXml(stream: ReadableStream<Uint8Array>, reader: XmlReader): Promise<void> {
  let depth = 0;
  let since = 0;
  let lastLetter = '';
  let isUsual = reader.readUsual !== undefined;
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      since = 0;
      if (++depth > deepest) throw new TypeError('Elements are nested too deep');
      reader.open(plain(name), attributes);
    })
    .on('closeTag', (name) => {
      depth--;
      reader.close(plain(name));
    })
    .on('text', (text) => reader.text(readUtf8(text), false))
    .on('cdata', (text) => reader.text(readUtf8(text), true))
    .on('error', ({ message }) => {
      throw new TypeError(message);
    });
  const write = (xml: string) => {
    if (xml === '') return;
    // From there on the parser has to read all. A piece may end in the middle of it.
    isUsual &&= !hiding.test(lastLetter + xml);
    lastLetter = xml.slice(-1);
    parser.write(xml);
    since += xml.length;
    if (since > longest) throw new TypeError('A tag or a text is too long');
  };
  const read = (xml: string) => {
    for (let at = 0; at < xml.length;) {
      const from = isUsual && reader.readUsual ? reader.readUsual(xml, at) : at;
      at = isUsual ? endOfCell(xml, from) : xml.length;
      write(xml.slice(from, at));
    }
  };
  const parse = (bytes: Uint8Array, start: number) => {
    for (let at = start; at < bytes.length && !reader.isDone();) {
      // The parser holds what stands behind the last tag until the next piece.
      const last = bytes.lastIndexOf(tagEnd, at + pieceSize - 1) + 1;
      const end = last > at ? last : Math.min(at + pieceSize, bytes.length);
      // A letter for each byte: all but the texts is ASCII, and reading all of it as UTF-8 takes as long as the parser.
      read(strFromU8(bytes.subarray(at, end), true));
      at = end;
    }
  };
  const source = stream.getReader();
  try {
    let part = await source.read();
    if (part.value) parse(part.value, startOf(part.value));
    while (!part.done && !reader.isDone()) {
      part = await source.read();
      if (part.value) parse(part.value, 0);
    }
    if (!reader.isDone()) parser.end();
  } finally {
    // What is not wanted any more is not unpacked either. A file that could not be unpacked says so once more.
    await source.cancel();
  }
}

const byteOrderMark = [0xef, 0xbb, 0xbf];
const startOf = (bytes: Uint8Array) => (byteOrderMark.every((byte, at) => bytes[at] === byte) ? byteOrderMark.length : 0);

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const beyondAscii = /[\x80-\xff]/;

/** Engines let a longer part of a text hold all of the text: with one such cell in each row the whole of the XML would be held. */
const longestCopied = 12;

/** A text whose letters are bytes. */
export const readUtf8 = (letters: string) =>
  letters.length > longestCopied || beyondAscii.test(letters) ? decoder.decode(strToU8(letters, true)) : letters;

function endOfCell(xml: string, from: number): number {
  const at = xml.indexOf('</c>', from);
  return at < 0 ? xml.length : at + '</c>'.length;
}

const plain = (name: string) => (name.length > 1 ? name.slice(name.indexOf(':') + 1) : name);
