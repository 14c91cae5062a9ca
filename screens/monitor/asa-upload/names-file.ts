/** What is wrong with a line. */
export type Fault = 'noId' | 'noName' | 'twice';

export interface NamesFile {
  rows: number;
  faults: { line: number; text: string; fault: Fault }[];
  isTooLong: boolean;
}

const most = 50_000;
const cellsOf = (line: string) => line.split(/[,\t]/).map((cell) => cell.trim().replaceAll(/^"|"$/g, ''));

/** Reads a file of names as the service will, so that its faults are known before it is sent. Lines are counted as an editor counts them. */
export function checkNames(text: string): NamesFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const faults: NamesFile['faults'] = [];
  const seen = new Set<string>();
  let rows = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) continue;
    const [id = '', name = ''] = cellsOf(line);
    const isId = /^\d+$/.test(id);
    // The first line may be a head.
    if (!isId && index === 0) continue;
    if (!isId) faults.push({ line: index + 1, text: line, fault: 'noId' });
    else if (!name) faults.push({ line: index + 1, text: line, fault: 'noName' });
    else {
      if (seen.has(id)) faults.push({ line: index + 1, text: line, fault: 'twice' });
      seen.add(id);
      rows++;
    }
  }
  return { rows, faults, isTooLong: rows > most };
}
