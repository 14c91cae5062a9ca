// XML 1.0 knows no other control characters, lone surrogates or non-characters, escaped or not: Excel calls such a file damaged.
const unwritable =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Excel's limit for one cell. */
const longest = 32_767;

/** In a cell `_x0041_` stands for the character A; written out so, it stays what was meant. */
const escape = /_(?=x[\da-f]{4}_)/gi;

export function xmlText(text: string): string {
  return text
    .slice(0, longest)
    .replaceAll(unwritable, '')
    .replaceAll(escape, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}
