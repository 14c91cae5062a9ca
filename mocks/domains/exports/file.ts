import type { FileAnswer } from '../../service/answer.ts';
import { csvOf } from '../../world/exports/csv.ts';
import { jsonlOf } from '../../world/exports/jsonl.ts';
import type { JobRecord } from '../../world/exports/job.ts';
import { xlsxOf } from '../../world/exports/xlsx.ts';
import type { Account } from '../../world/members/account.ts';
import type { World } from '../../world/world.ts';
import { sheetOf } from './sheet.ts';

interface Made {
  file: FileAnswer;
  rows: number;
}

const writers = { csv: csvOf, xlsx: xlsxOf, jsonl: jsonlOf };

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  jsonl: 'application/jsonl; charset=utf-8',
} as const;

/** The file of a job, made for each download: the same facts give the same bytes. */
export function fileOf(world: World, caller: Account, { app, name, order, missing }: JobRecord): Made {
  const sheet = sheetOf({ world, caller, app, order }, name, missing);
  const bytes = writers[order.format](sheet);
  const period = `${order.from}_${order.to}`;
  return {
    file: { name: `${name}_${period}.${order.format}`, type: types[order.format], bytes, isPartial: missing.length > 0 },
    rows: sheet.rows.length,
  };
}
