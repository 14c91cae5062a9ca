import type { SheetLimits } from '#app/lib/sheets/readSheet.ts';

/** Ten times what the largest medium exports in a month. */
export const sheetLimits: SheetLimits = { bytes: 120 * 1024 ** 2, unpacked: 400_000_000, rows: 1_000_000, columns: 200 };
