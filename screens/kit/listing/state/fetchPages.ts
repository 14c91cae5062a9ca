interface Paged<Row> {
  rows: readonly Row[];
  total: number;
}

interface Given<Row> {
  /** From 1. */
  fetchPage: (page: number) => Promise<Paged<Row>>;
  keyOf: (row: Row) => string;
}

/**
 * All rows of a question that a service hands out page by page, one page after the other. A row that moved to the next page meanwhile is
 * taken once; a service that gives fewer rows than it counts ends with an empty page.
 */
export async function fetchPages<Row>({ fetchPage, keyOf }: Given<Row>): Promise<readonly Row[]> {
  const rows = new Map<string, Row>();
  let seen = 0;
  for (let page = 1; ; page++) {
    const { rows: some, total } = await fetchPage(page);
    for (const row of some) rows.set(keyOf(row), row);
    seen += some.length;
    if (some.length === 0 || seen >= total) return [...rows.values()];
  }
}
