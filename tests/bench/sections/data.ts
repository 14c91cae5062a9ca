import { performance } from 'node:perf_hooks';
import { serialize } from 'node:v8';
import type { FileRows, FileSheet } from '../../../design-system/data/export/sheet.ts';
import { rowsPerPart, writeSheet } from '../../../design-system/data/export/writer/writeSheet.ts';

interface Timing {
  what: string;
  megabytes: number;
  seconds: number;
  /** Of the processor, which other work on the machine does not lengthen. */
  processor: number;
}

export const sizes = [20_000, 200_000];

/** A medium's sheet: a row for each campaign and day. */
export function sheetOf(rows: number): FileSheet {
  return {
    title: '',
    notes: [],
    columns: ['日期', '计划ID', '计划名称', '展示数', '点击数', '激活数', '注册数', '消耗'].map((title) => ({
      title,
      kind: 'text' as const,
    })),
    rows: Array.from({ length: rows }, (_, index) => {
      const campaign = index % 10_000;
      const day = `2026-11-${String((Math.floor(index / 10_000) % 20) + 1).padStart(2, '0')}`;
      const installs = (index * 7919) % 97;
      return [
        day,
        String(100_000 + campaign),
        `秋季拉新 ${campaign}`,
        installs * 900,
        installs * 26,
        installs,
        Math.floor(installs / 2),
        installs * 31.5,
      ];
    }),
  };
}

const kinds = ['csv', 'xlsx'] as const;

/** How long a worker takes from rows to their file; and what stays with the page: to write the rows down for the worker. */
export async function benchWriting(rounds: number): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const kind of ['page', ...kinds] as const) {
    for (const rows of sizes) {
      const sheet = sheetOf(rows);
      let bytes = 0;
      const best = await bestOf(rounds, async () => {
        bytes =
          kind === 'page'
            ? handOver(sheet.rows)
            : (await writeSheet({ head: sheet, format: kind, rowsLine: '', count: rows }, partsOf(sheet.rows))).size;
      });
      const what = kind === 'page' ? 'the page, handing them over' : `the worker, ${kind}`;
      timings.push({ what: `${rows.toLocaleString('en-US')} rows, ${what}`, megabytes: bytes / 1e6, ...best });
    }
  }
  return timings;
}

function* partsOf(rows: FileRows): Generator<FileRows> {
  for (let from = 0; from < rows.length; from += rowsPerPart) yield rows.slice(from, from + rowsPerPart);
}

/** Part by part, as the page does. */
const handOver = (rows: FileRows) => [...partsOf(rows)].reduce((sum, part) => sum + serialize(part).length, 0);

type Spent = Pick<Timing, 'seconds' | 'processor'>;

async function bestOf(rounds: number, work: () => Promise<void>): Promise<Spent> {
  const times: Spent[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const used = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(used);
    times.push({ seconds: (performance.now() - start) / 1000, processor: (user + system) / 1e6 });
  }
  return times.reduce((one, other) => (other.processor < one.processor ? other : one));
}

/** 200,000 rows have so many seconds of the processor. */
const most = 6;

export function printWriting(timings: readonly Timing[]) {
  console.log(`\nExport: from rows of 8 columns to their file, best of the rounds. 200,000 rows have ${most} s of the processor`);
  const [, large] = sizes;
  console.table(
    Object.fromEntries(
      timings.map(({ what, megabytes, seconds, processor }, index) => {
        const before = timings[index - 1];
        const times =
          index % sizes.length && before
            ? `${(processor / before.processor).toFixed(1)} times for ${(large ?? 0) / (sizes[0] ?? 1)} times the rows`
            : '';
        return [
          what,
          {
            MB: megabytes.toFixed(1),
            processor: `${processor.toFixed(2)} s`,
            clock: `${seconds.toFixed(2)} s`,
            grows: times,
            'in time': processor <= most,
          },
        ];
      }),
    ),
  );
}
