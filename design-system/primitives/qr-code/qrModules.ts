import { encode } from 'uqr';

export interface QrModules {
  /** Modules on one side, the quiet edge included. */
  size: number;
  /** The dark modules as runs of one row each: column, row, length. */
  runs: readonly (readonly [x: number, y: number, length: number])[];
}

/** The edge that scanners need around a code, in modules. */
const quietEdge = 4;

/**
 * A text as the modules of a QR code. Medium error correction survives a fold and still fits a long tracking link; null where the text
 * is longer than any code.
 */
export function qrModules(text: string): QrModules | null {
  try {
    const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: quietEdge });
    return { size, runs: data.flatMap(runsOf) };
  } catch {
    return null;
  }
}

/** `[false, true, true, false, true]` in row 3 is `[[1, 3, 2], [4, 3, 1]]`. */
function runsOf(row: readonly boolean[], y: number): [number, number, number][] {
  const runs: [number, number, number][] = [];
  row.forEach((isDark, x) => {
    if (!isDark) return;
    const last = runs.at(-1);
    if (last && last[0] + last[2] === x) last[2] += 1;
    else runs.push([x, y, 1]);
  });
  return runs;
}
