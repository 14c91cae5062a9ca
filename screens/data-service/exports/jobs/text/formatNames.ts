import type { ExportOrder } from '#app/api/exports.ts';

/** Kinds of file, for readers, for spreadsheets and for programs. */
export const formats = ['csv', 'xlsx', 'jsonl'] as const satisfies readonly ExportOrder['format'][];

export const formatNames: Readonly<Record<ExportOrder['format'], string>> = { csv: 'CSV', xlsx: 'XLSX', jsonl: 'JSON Lines' };
