/** Text that comes in parts, as bytes: in one piece it may be longer than any text may be. */
export function bytesOf(parts: Iterable<string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  return joined(Array.from(parts, (part) => encoder.encode(part)));
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const rowsPerPart = 2000;

/** Rows as text, some thousand at a time. */
export function* inParts<Row>(rows: readonly Row[], text: (row: Row, index: number) => string): Generator<string> {
  for (let from = 0; from < rows.length; from += rowsPerPart)
    yield rows
      .slice(from, from + rowsPerPart)
      .map((row, index) => text(row, from + index))
      .join('');
}
