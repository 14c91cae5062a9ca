/** What became of one row. */
export interface Outcome<Row> {
  row: Row;
  /** The call failed. */
  error?: unknown;
  /** The call was answered, and this row was not done. */
  refusal?: Refusal<Row>;
}

/** A row that an answer leaves out. */
export interface Refusal<Row> {
  row: Row;
  /** In words. */
  reason: string;
  /** As the row is now, where it can be looked at and sent again. */
  now?: Row;
}

export interface BulkPlan<Row> {
  rows: readonly Row[];
  /** Writes some rows by one call: one row each, or many where the call takes them. Says which of them the answer leaves out. */
  send: (rows: readonly Row[]) => Promise<readonly Refusal<Row>[]>;
  /** How many rows go with one call. */
  perCall?: number;
  /** How many calls are on their way at once. */
  atOnce?: number;
  /** After such a failure nothing more is sent: the session has ended, the network is gone. */
  isFinal?: (error: unknown) => boolean;
  onProgress?: (finished: number) => void;
}

/** Writes rows in their order, a few calls at a time. A failure stops only its own rows. The outcomes stand in the order of the rows. */
export async function runBulk<Row>({
  rows,
  send,
  perCall = 1,
  atOnce = 3,
  isFinal = () => false,
  onProgress,
}: BulkPlan<Row>): Promise<Outcome<Row>[]> {
  const parts = Array.from({ length: Math.ceil(rows.length / perCall) }, (_, index) => rows.slice(index * perCall, (index + 1) * perCall));
  const outcomes = new Map<number, Outcome<Row>[]>();
  const queue = parts.entries();
  let final: { error: unknown } | undefined;
  let finished = 0;
  const settle = (index: number, part: readonly Row[], failureOf: (row: Row) => Omit<Outcome<Row>, 'row'>) => {
    outcomes.set(
      index,
      part.map((row) => ({ row, ...failureOf(row) })),
    );
    finished += part.length;
    onProgress?.(finished);
  };
  const work = async () => {
    for (const [index, part] of queue) {
      const failed = final;
      if (failed) {
        settle(index, part, () => failed);
        continue;
      }
      try {
        const refusals = await send(part);
        settle(index, part, (row) => {
          const refusal = refusals.find((one) => one.row === row);
          return refusal ? { refusal } : {};
        });
      } catch (error) {
        if (isFinal(error)) final = { error };
        settle(index, part, () => ({ error }));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, parts.length) }, work));
  return parts.flatMap((_, index) => outcomes.get(index) ?? []);
}

export const failuresOf = <Row>(outcomes: readonly Outcome<Row>[]) => outcomes.filter((one) => 'error' in one || 'refusal' in one);
