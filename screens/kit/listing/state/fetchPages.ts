interface Paged<Row> {
  rows: readonly Row[];
  total: number;
}

/** How the rows of a whole list are fetched. */
export interface Fetching {
  /** Fetching ends with the next page once it is aborted. */
  signal?: AbortSignal;
  /** Called after each page that is not the last one. */
  onProgress?: (fetched: number, total: number | null) => void;
}

export interface AllRows<Row> {
  rows: readonly Row[];
  /** Rows came, went or changed places in between: some may be missing, and some may have an older state than others. */
  hasChanged: boolean;
}

interface Given<Row> extends Fetching {
  /** From 1. */
  fetchPage: (page: number) => Promise<Paged<Row>>;
  keyOf: (row: Row) => string;
}

/**
 * All rows of a question that a service hands out page by page, one page after the other. A row that moved to the next page meanwhile is
 * taken once; a service that gives fewer rows than it counts ends with an empty page.
 */
export async function fetchPages<Row>({ fetchPage, keyOf, signal, onProgress }: Given<Row>): Promise<AllRows<Row>> {
  const rows = new Map<string, Row>();
  const totals = new Set<number>();
  let seen = 0;
  for (let page = 1; ; page++) {
    signal?.throwIfAborted();
    const { rows: some, total } = await fetchPage(page);
    for (const row of some) rows.set(keyOf(row), row);
    seen += some.length;
    totals.add(total);
    if (some.length === 0 || seen >= total) return { rows: [...rows.values()], hasChanged: totals.size > 1 || rows.size !== total };
    onProgress?.(rows.size, total);
  }
}
