interface GridShape {
  perRow: number;
  count: number;
}

/** The cell to which a key leads; the same one at an edge, and for other keys. */
export function moveInGrid(key: string, index: number, { perRow, count }: GridShape): number {
  const column = index % perRow;
  switch (key) {
    case 'ArrowRight':
      return column === perRow - 1 ? index : index + 1;
    case 'ArrowLeft':
      return column === 0 ? index : index - 1;
    case 'ArrowDown':
      return index + perRow < count ? index + perRow : index;
    case 'ArrowUp':
      return index >= perRow ? index - perRow : index;
    case 'Home':
      return index - column;
    case 'End':
      return index - column + perRow - 1;
    default:
      return index;
  }
}
