import { unescapeXml } from './unescapeXml.ts';

/** A power of two. More would be slower than what they save. */
const places = 1 << 16;

/**
 * Cuts texts out of bytes. The same day and the same number stand in thousands of rows, so the text that was cut out last in its place is
 * looked at first: most are made once.
 */
export function textCutter(bytes: Uint8Array): (start: number, end: number) => string {
  const decoder = new TextDecoder();
  const texts: string[] = Array.from({ length: places }, () => '');
  const starts = new Uint32Array(places);
  const ends = new Uint32Array(places);
  return (start, end) => {
    let hash = end - start;
    for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 16_777_619);
    const place = (hash ^ (hash >>> 15)) & (places - 1);
    if (isSame(bytes, { start, end, from: starts[place] ?? 0, to: ends[place] ?? 0 })) return texts[place] ?? '';
    const text = unescapeXml(decoder.decode(bytes.subarray(start, end)));
    [texts[place], starts[place], ends[place]] = [text, start, end];
    return text;
  };
}

function isSame(bytes: Uint8Array, { start, end, from, to }: Record<'start' | 'end' | 'from' | 'to', number>): boolean {
  if (to - from !== end - start) return false;
  for (let at = start, other = from; at < end; at++, other++) if (bytes[at] !== bytes[other]) return false;
  return true;
}
