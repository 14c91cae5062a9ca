import { performance } from 'node:perf_hooks';
import { serialize } from 'node:v8';
import { csvOf } from '../../../design-system/data/export/csv.ts';
import type { FileSheet } from '../../../design-system/data/export/sheet.ts';
import { writeSheet } from '../../../design-system/data/export/writer/writeSheet.ts';
import { xlsxOf } from '../../../design-system/data/export/xlsx/xlsx.ts';
import { openDesk } from '../../../screens/data-service/reconcile/worker/openDesk.ts';
import type { SheetRequest } from '../../../screens/data-service/reconcile/worker/messages.ts';

interface Timing {
  what: string;
  megabytes: number;
  seconds: number;
  /** Of the processor, which other work on the machine does not lengthen. */
  processor: number;
}

const sizes = [20_000, 200_000];
const days = { start: '2026-11-01', end: '2026-11-20' } as const;

/** A medium's sheet: a row for each campaign and day. */
function sheetOf(rows: number): FileSheet {
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

/** How long it takes from a dropped file to its compared rows, as the worker does it: read, matched, joined with as many campaigns of ours. */
export async function benchData(rounds: number): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const kind of kinds) {
    for (const rows of sizes) {
      const file = fileOf(rows, kind);
      const best = await bestOf(rounds, () => compareWith(file));
      timings.push({ what: `${rows.toLocaleString('en-US')} rows, ${kind}`, megabytes: file.size / 1e6, ...best });
    }
  }
  return timings;
}

/** How long a worker takes from rows to their file; and what stays with the page: to write the rows down for the worker. */
export async function benchWriting(rounds: number): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const kind of ['page', ...kinds] as const) {
    for (const rows of sizes) {
      const sheet = sheetOf(rows);
      let bytes = 0;
      const best = await bestOf(rounds, async () => {
        bytes = kind === 'page' ? serialize(sheet).length : (await writeSheet({ sheet, format: kind, rowsLine: '' })).size;
      });
      const what = kind === 'page' ? 'the page, handing them over' : `the worker, ${kind}`;
      timings.push({ what: `${rows.toLocaleString('en-US')} rows, ${what}`, megabytes: bytes / 1e6, ...best });
    }
  }
  return timings;
}

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

function fileOf(rows: number, kind: 'csv' | 'xlsx'): File {
  const sheet = sheetOf(rows);
  if (kind === 'xlsx') return new File([xlsxOf({ ...sheet, notes: [] }, '')], 'a.xlsx');
  // The lines above the head are for readers of our own files; a medium's begin with the head.
  const text = csvOf(sheet, '');
  return new File([text.slice(text.indexOf('日期'))], 'a.csv');
}

async function compareWith(file: File): Promise<void> {
  const answer = openDesk();
  const ours = Array.from({ length: 10_000 }, (_, index) => ({ key: String(100_000 + index), label: `秋季拉新 ${index}`, value: 900 }));
  const opened = await answer({ ask: 'open', file });
  if (opened.says !== 'opened') throw new Error(`The sheet was not read: ${JSON.stringify(opened)}`);
  const requests: SheetRequest[] = [
    { ask: 'read', columns: opened.sheet.columns, dayStyle: null },
    {
      ask: 'compare',
      ours,
      view: { filter: 'all', sort: null, most: 1000 },
      how: { join: 'id', metric: 'installs', days, tolerance: 0.01, isOnce: false, isShared: false },
    },
  ];
  for (const request of requests) {
    const reply = await answer(request);
    if (reply.says === 'compared' && reply.comparison.both < 10_000) throw new Error('Rows were lost');
  }
}

export function printData(timings: readonly Timing[]) {
  print('Reconciliation: from a dropped sheet of 8 columns to its compared rows', timings, 3);
}

export function printWriting(timings: readonly Timing[]) {
  print('Export: from rows of 8 columns to their file', timings, 6);
}

/** `most` seconds of the processor for the larger size. */
function print(title: string, timings: readonly Timing[], most: number) {
  console.log(`\n${title}, best of the rounds. 200,000 rows have ${most} s of the processor`);
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
