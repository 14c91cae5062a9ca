/** What stands under one heading, as blocks that are shown whole or not at all. */
export interface Section {
  title: string;
  blocks: Block[];
}

export interface Block {
  /** How many findings it shows. */
  count: number;
  lines: string[];
}

/**
 * A text of at most so many characters. Each section gets an equal share of what is left, so that thousands of failures do not crowd out the changes; what a
 * section does not use is for the next ones. Left out blocks are counted by `rest`.
 */
export function fitted(head: string[], sections: Section[], most: number, rest: (count: number) => string): string {
  const lines = [...head];
  const filled = sections.filter(({ blocks }) => blocks.length);
  let room = most - sizeOf(head);
  for (const [at, { title, blocks }] of filled.entries()) {
    const count = sum(blocks);
    const heading = ['', `## ${title}: ${count}`, ''];
    // Reserved in any case: whether blocks are left out is known only at the end.
    const ending = ['', rest(count)];
    let share = Math.floor(room / (filled.length - at)) - sizeOf(heading) - sizeOf(ending);
    const shown: Block[] = [];
    for (const block of blocks) {
      if (sizeOf(block.lines) > share) continue;
      share -= sizeOf(block.lines);
      shown.push(block);
    }
    const left = count - sum(shown);
    const section = [...heading, ...shown.flatMap((block) => block.lines), ...(left ? ['', rest(left)] : [])];
    room -= sizeOf(section);
    lines.push(...section);
  }
  return [...lines, ''].join('\n');
}

/** Each line ends with a character of its own. */
const sizeOf = (lines: string[]) => lines.reduce((total, { length }) => total + length + 1, 0);

const sum = (blocks: Block[]) => blocks.reduce((total, { count }) => total + count, 0);
