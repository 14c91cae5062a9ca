import type { ExportOrder } from '#app/api/exports.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same text for the same order, whatever the order of its fields; one that is not set says nothing. */
const textOf = (order: ExportOrder) =>
  JSON.stringify(order, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, value]) => value !== null)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );

/** Whether two orders make the same file. */
export const isSameOrder = (one: ExportOrder, other: ExportOrder) => textOf(one) === textOf(other);
