/** What became of one row. */
export interface Outcome<Row> {
  row: Row;
  /** Undefined where it was done. */
  error?: unknown;
}

export interface BulkPlan<Row> {
  rows: readonly Row[];
  /** Writes some rows by one call: one row each, or many where the call takes them. */
  send: (rows: readonly Row[]) => Promise<unknown>;
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
  const settle = (index: number, part: readonly Row[], failure: { error: unknown } | undefined) => {
    outcomes.set(
      index,
      part.map((row) => ({ row, ...failure })),
    );
    finished += part.length;
    onProgress?.(finished);
  };
  const work = async () => {
    for (const [index, part] of queue) {
      if (final) {
        settle(index, part, final);
        continue;
      }
      try {
        await send(part);
        settle(index, part, undefined);
      } catch (error) {
        if (isFinal(error)) final = { error };
        settle(index, part, { error });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, parts.length) }, work));
  return parts.flatMap((_, index) => outcomes.get(index) ?? []);
}

export const failuresOf = <Row>(outcomes: readonly Outcome<Row>[]) => outcomes.filter((one) => 'error' in one);
