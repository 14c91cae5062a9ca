export type Delimiter = 'tab' | 'comma' | 'semicolon';

export const delimiters = { tab: '\t', comma: ',', semicolon: ';' } as const satisfies Record<Delimiter, string>;

/** Sheets of media begin with lines of their own: a title, the dates. Among so many lines is the head of the table. */
export const headLines = 20;

/** Files have lines of any length. */
const headLength = 100_000;

/**
 * What most of the first lines are divided by; where two divide as many, what divides one of them most. A spreadsheet copies with tabs, so
 * they win wherever they do no worse.
 */
export function delimiterOf(source: string): Delimiter {
  const lines = source.slice(0, headLength).split(/\r?\n/, headLines);
  const of = (delimiter: Delimiter) => {
    const widths = lines.map((line) => line.split(delimiters[delimiter]).length);
    return { delimiter, lines: widths.filter((width) => width > 1).length, width: Math.max(...widths) };
  };
  const [tab, comma, semicolon] = [of('tab'), of('comma'), of('semicolon')];
  if (tab.lines > 0 && tab.lines >= Math.max(comma.lines, semicolon.lines)) return 'tab';
  const isSemicolon = semicolon.lines > comma.lines || (semicolon.lines === comma.lines && semicolon.width > comma.width);
  return isSemicolon ? 'semicolon' : 'comma';
}
