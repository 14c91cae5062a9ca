/** A name at the end of a line, moved apart from its neighbours; the leader line says whose it is. */
export interface EndLabel {
  key: string;
  name: string;
  /** Where the line ends. */
  fromX: number;
  fromY: number;
  /** The middle of the text. */
  y: number;
}

/**
 * Moves names apart until none touches another, as little as possible and in the order of their lines: names that would
 * touch become a block around their common middle, and blocks that meet become one.
 */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = [...wanted.keys()].sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const blocks: { members: number[]; middle: number }[] = [];
  const edge = ({ members, middle }: { members: number[]; middle: number }, side: -1 | 1) => middle + (side * (members.length * gap)) / 2;
  const settle = (middle: number, count: number) =>
    Math.min(Math.max(middle, top + ((count - 1) * gap) / 2), Math.max(bottom - ((count - 1) * gap) / 2, top + ((count - 1) * gap) / 2));
  for (const index of order) {
    let block = { members: [index], middle: settle(wanted[index] ?? 0, 1) };
    for (let above = blocks.at(-1); above && edge(above, 1) > edge(block, -1); above = blocks.at(-1)) {
      blocks.pop();
      const members = [...above.members, ...block.members];
      const middle = members.reduce((sum, member) => sum + (wanted[member] ?? 0), 0) / members.length;
      block = { members, middle: settle(middle, members.length) };
    }
    blocks.push(block);
  }
  const settled: number[] = [];
  for (const { members, middle } of blocks) {
    for (const [position, member] of members.entries()) settled[member] = middle + (position - (members.length - 1) / 2) * gap;
  }
  return settled;
}
