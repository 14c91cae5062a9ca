import { plainOrder, type ExportOrder } from '#app/api/exports.ts';
import { part } from '../state/part.ts';
import type { Collection } from '../state/collection.ts';
import { momentOf, shifted } from '../calendar.ts';
import type { World } from '../world.ts';

/** An order for a file and its progress. The file itself is made when it is downloaded. */
export interface JobRecord {
  id: number;
  app: number;
  account: number;
  name: string;
  order: ExportOrder;
  /** How often the list was requested while the job ran. Null when it has ended. */
  asked: number | null;
  /** After how many requests it is done, once that is known. */
  looks?: number;
  rows: number | null;
  size: number | null;
  missing: readonly string[];
  /** The missing days have come by now. */
  isRefilled: boolean;
  reason: string | null;
  orderedAt: string;
  doneAt: string | null;
  expiresOn: string | null;
}

/** The number of requests until a file is done; independent of real time. Large files need more. */
export const looksFor = (rows: number) => 3 + Math.floor(rows / 30_000);
/** The time of the service between two requests. */
export const secondsPerLook = 20;
/** Rows of one file. */
export const limit = 1_000_000;
/** A file is kept for a week. */
export const fileLifetime = 7;

/** Days for which the media still deliver payments. */
const lateDays = ['2026-11-11', '2026-11-12'];
const late = new Set(['newPayers', 'payers', 'income', 'orders', 'arppu', 'arpu', 'ltv', 'roi', 'newPayRate', 'payRate']);

/** The days that a file will not have yet. */
export const missingIn = ({ from, to, columns, byDay }: ExportOrder): string[] =>
  byDay === 'day' && columns.some((column) => late.has(column)) ? lateDays.filter((day) => from <= day && day <= to) : [];

const order = (from: string, to: string, by: ExportOrder['by'], columns: string[], more: Partial<ExportOrder> = {}): ExportOrder => ({
  ...plainOrder,
  report: 'campaigninfo',
  from,
  to,
  by,
  byDay: 'day',
  columns,
  format: 'csv',
  ...more,
});

const basic = ['clicks', 'installs', 'installRate', 'registrations', 'active', 'cost'];

/** What was ordered lately: one job of each way to end by the main account, in the order of their days, and one by the analyst with data that is closed to them. */
function seed({ now }: World): JobRecord[] {
  // Nothing of today is later than now.
  const at = (days: number, minute: number) =>
    momentOf({ day: shifted(now.day, -days), minute: days === 0 ? Math.min(minute, now.minute) : minute });
  const back = (days: number) => shifted(now.day, -days);
  const job = (id: number, name: string, given: ExportOrder, more: Partial<JobRecord> = {}): JobRecord => ({
    id,
    app: 1001,
    account: 1,
    name,
    order: given,
    asked: null,
    rows: null,
    size: null,
    missing: [],
    isRefilled: false,
    reason: null,
    orderedAt: at(0, 600),
    doneAt: at(0, 602),
    expiresOn: shifted(now.day, fileLifetime),
    ...more,
  });
  return [
    job(9, '推广活动-按日', order(back(30), back(1), ['campaign'], basic), {
      asked: 0,
      doneAt: null,
      expiresOn: null,
      orderedAt: at(0, 631),
    }),
    job(
      8,
      '渠道留存-周报',
      order(back(7), back(1), ['channel'], ['installs', 'retention1', 'retention3', 'retention7'], { format: 'xlsx' }),
    ),
    job(7, '付费明细', order(back(14), back(1), ['channel'], ['payers', 'income', 'arppu']), { missing: lateDays }),
    job(6, 'ASA 关键词', order('2024-01-01', '2024-01-02', ['keyword'], basic, { channels: ['104'] }), { rows: 0, expiresOn: null }),
    job(5, '设备级激活', order(back(19), back(1), ['ad', 'model'], basic), {
      reason: 'timeout',
      orderedAt: at(0, 581),
      doneAt: at(0, 584),
      expiresOn: null,
    }),
    job(4, '推广活动-汇总', order(back(20), back(6), ['campaign'], basic, { byDay: 'summary', format: 'xlsx' }), {
      orderedAt: at(2, 1058),
      doneAt: at(2, 1060),
      expiresOn: shifted(now.day, fileLifetime - 2),
    }),
    job(3, '渠道月报', order(back(50), back(20), ['channel'], basic, { byDay: 'summary', format: 'xlsx' }), {
      doneAt: at(8, 700),
      orderedAt: at(8, 698),
      expiresOn: back(1),
    }),
    job(2, '订单明细', order(back(42), back(22), ['channel'], ['payers', 'orders', 'income']), {
      account: 6,
      reason: 'refused',
      orderedAt: at(21, 655),
      doneAt: at(21, 655),
      expiresOn: null,
    }),
  ];
}

export const jobsOf: (world: World) => Collection<JobRecord> = part((world) =>
  world.store.collection<JobRecord>(
    'export jobs',
    () => seed(world),
    ({ id }) => id,
  ),
);

export interface PresetRecord {
  id: number;
  app: number;
  account: number;
  name: string;
  order: ExportOrder;
}

export const presetsOf: (world: World) => Collection<PresetRecord> = part((world) =>
  world.store.collection<PresetRecord>(
    'export presets',
    () => [],
    ({ id }) => id,
  ),
);

/** The state today: a finished file expires by itself. */
export function stateOf(job: JobRecord, today: string) {
  if (job.asked !== null) return 'running';
  if (job.reason !== null) return 'failed';
  if (job.rows === 0) return 'empty';
  if (job.expiresOn !== null && job.expiresOn < today) return 'expired';
  return job.missing.length ? 'partly' : 'done';
}
