/** Which module of the project each function of one built script comes from. */
export interface Chunk {
  length: number;
  moduleAt(start: number, end: number): string | undefined;
}

interface SourceMapFile {
  mappings: string;
  sources: string[];
}

/** One place of the script, counted from its beginning, at which code of a source begins. */
interface Mapping {
  offset: number;
  source: number;
}

const ours = /^(?:\.\.\/)*((?:design-system|app|screens|mocks|\.storybook|tests)\/.+)$/;

/**
 * Reads a script and the source map next to it. A function belongs to the source of the first mapping inside of it, and to none if it is a part of the
 * script that the bundler has made to load a module.
 */
export function chunkOf(code: string, { mappings, sources }: SourceMapFile): Chunk {
  const paths = sources.map((source) => ours.exec(source)?.[1]);
  const { offsets, origins } = columnsOf(mappingsIn(mappings, code));
  const known = new Map<number, string | undefined>(loadersIn(code).map((start) => [start, undefined]));
  const moduleAt = (start: number, end: number) => {
    if (known.has(start)) return known.get(start);
    const index = firstFrom(offsets, start);
    const offset = offsets[index];
    const path = offset !== undefined && offset < end ? paths[origins[index] ?? -1] : undefined;
    known.set(start, path);
    return path;
  };
  return { length: code.length, moduleAt };
}

/** `function a(){return(a=b((()=>{…`: the bundler's functions that run the top level of a module, by where they begin. */
const loader = /(function ([\w$]+)\(\)\{return\(?\2=[\w$]+\(\(?)(?:async ?)?\(\)=>/g;
const loadersIn = (code: string) => [...code.matchAll(loader)].flatMap(({ index, 1: before = '' }) => [index, index + before.length]);

/** Splits mappings into typed arrays, which need half the memory of objects. */
function columnsOf(mappings: Iterable<Mapping>) {
  const all = [...mappings];
  return { offsets: Uint32Array.from(all, ({ offset }) => offset), origins: Uint32Array.from(all, ({ source }) => source) };
}

function firstFrom(offsets: Uint32Array, start: number): number {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((offsets[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

const digits = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((digit, value) => [digit, value]));

/** Decodes the `mappings` of a source map (version 3): lines end with `;`, segments with `,`, numbers are differences in base64 VLQ. */
function* mappingsIn(text: string, code: string): Generator<Mapping> {
  let source = 0;
  let lineStart = 0;
  for (const line of text.split(';')) {
    let column = 0;
    for (const segment of line ? line.split(',') : []) {
      const [columns = 0, sources] = numbersIn(segment);
      column += columns;
      if (sources === undefined) continue;
      source += sources;
      yield { offset: lineStart + column, source };
    }
    lineStart = code.indexOf('\n', lineStart) + 1;
    if (!lineStart) return;
  }
}

function numbersIn(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digits.get(digit) ?? 0;
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
