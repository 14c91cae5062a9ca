export type Delimiter = 'tab' | 'comma' | 'semicolon';

export interface DelimitedText {
  /** All as wide as their own line: a short line has fewer cells. */
  cells: readonly (readonly string[])[];
  delimiter: Delimiter;
}

const characters = { tab: '\t', comma: ',', semicolon: ';' } as const satisfies Record<Delimiter, string>;

/** What the first line has most of. A spreadsheet copies with tabs, so they win wherever there is one. */
function delimiterOf(line: string): Delimiter {
  if (line.includes('\t')) return 'tab';
  return line.split(';').length > line.split(',').length ? 'semicolon' : 'comma';
}

/**
 * A pasted table or a CSV file as cells (RFC 4180): quotes hold delimiters and line ends, two quotes are one. Empty lines are left out.
 *
 *     parseDelimited('名称,渠道\n"a, b",x')      { delimiter: 'comma', cells: [['名称', '渠道'], ['a, b', 'x']] }
 */
export function parseDelimited(text: string): DelimitedText {
  const source = text.replace(/^\u{FEFF}/u, '');
  const delimiter = delimiterOf(/^[^\r\n]*/.exec(source)?.[0] ?? '');
  const separator = characters[delimiter];
  const cells: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    line.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (line.some(Boolean)) cells.push(line);
    line = [];
  };
  for (let index = 0; index < source.length; index++) {
    const character = source[index];
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (source[index + 1] === '"') cell += source[++index];
      else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endLine();
    else if (character !== '\r') cell += character;
  }
  endLine();
  return { cells, delimiter };
}
