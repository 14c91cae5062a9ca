/** What is selected of a list: single rows, whatever page they stand on, or all that match but some. */
export type Selection<Row> = { kind: 'rows'; rows: ReadonlyMap<string, Row> } | { kind: 'all'; except: ReadonlySet<string> };

type Keys = ReadonlySet<string>;

/** Rows in sight, by their keys. */
type InSight<Row> = ReadonlyMap<string, Row>;

export const nothing = { kind: 'rows', rows: new Map<string, never>() } as const;

export const everything: Selection<never> = { kind: 'all', except: new Set() };

export const countOf = <Row>(selection: Selection<Row>, total: number): number =>
  selection.kind === 'rows' ? selection.rows.size : Math.max(0, total - selection.except.size);

/** The boxes that are ticked, as a table wants them: those of other pages as well, where they are known. */
export function keysOf<Row>(selection: Selection<Row>, inSight: InSight<Row>): Keys {
  if (selection.kind === 'rows') return new Set(selection.rows.keys());
  return new Set([...inSight.keys()].filter((key) => !selection.except.has(key)));
}

/** After a press on boxes in sight. What stands on other pages stays as it was. */
export function withBoxes<Row>(selection: Selection<Row>, ticked: Keys, inSight: InSight<Row>): Selection<Row> {
  if (selection.kind === 'all') {
    const others = [...selection.except].filter((key) => !inSight.has(key));
    return { kind: 'all', except: new Set([...others, ...[...inSight.keys()].filter((key) => !ticked.has(key))]) };
  }
  const rows = new Map<string, Row>();
  for (const key of ticked) {
    const row = inSight.get(key) ?? selection.rows.get(key);
    if (row !== undefined) rows.set(key, row);
  }
  return { kind: 'rows', rows };
}

/** 'All that match' is offered when everything in sight is selected and there is more than that. */
export function canSelectAll<Row>(selection: Selection<Row>, inSight: InSight<Row>, total: number): boolean {
  if (selection.kind === 'all' || inSight.size === 0 || total <= inSight.size || selection.rows.size >= total) return false;
  return [...inSight.keys()].every((key) => selection.rows.has(key));
}

/** As the rows are now; what is gone is not selected any more. */
export function refreshed<Row>(selection: Selection<Row>, now: InSight<Row>): Selection<Row> {
  if (selection.kind === 'all') return selection;
  const rows = new Map<string, Row>();
  for (const key of selection.rows.keys()) {
    const row = now.get(key);
    if (row !== undefined) rows.set(key, row);
  }
  return { kind: 'rows', rows };
}
