import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, coded, day, flag, integer, moment, nothing, text } from '../../wire/scalars.ts';
import { person } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';
import { ExportOrder } from '../../exports.ts';
import { dataFlag } from '../../reports/shapes.ts';

const { query, mutation, download } = calls('exports', { isOurs: true });
const app = { app: integer };
const one = { app: integer, id: integer };
const cites = 'G-02';

/** 1, -1 and -2 as downloads end; the others are ours. */
export const exportState = coded({ running: 0, done: 1, empty: -1, partly: -2, failed: -3, expired: -4 });

export const ExportJob = shape({
  id: integer,
  name: text,
  order: ExportOrder,
  state: named('status', exportState),
  /** Who ordered it. */
  orderedBy: named('userName', maybe(person)),
  /** How far it is, from 0 to 1, while it runs. */
  progress: maybe(amount),
  /** Rows so far, or in all. */
  rows: maybe(integer),
  size: named('fileSize', maybe(amount)),
  secondsLeft: maybe(integer),
  /** Days that are not in it. */
  missing: named('missingDays', orElse(list(day), [])),
  reason: maybe(text),
  orderedAt: named('createTime', moment),
  doneAt: named('finishTime', maybe(moment)),
  expiresOn: named('pastDate', maybe(day)),
});
export type ExportJob = ValueOf<typeof ExportJob>;

export const ExportField = shape({
  key: named('column', text),
  group: text,
  /** The flag that keeps it from this reader. Shown, with a lock. */
  withheldBy: named('auth', maybe(dataFlag)),
  /** No app of this platform has it. Shown, with a lock. */
  isOfOthers: named('otherPlatform', orElse(flag, false)),
});
export type ExportField = ValueOf<typeof ExportField>;

export const ExportPreset = shape({ id: integer, name: text, order: ExportOrder });
export type ExportPreset = ValueOf<typeof ExportPreset>;

export const exportJobs = {
  all: query('GET /api/{app}/exports', { path: app, result: list(ExportJob), cites }),
  file: download('GET /api/{app}/exports/{id}/file', { path: one, cites: 'G-02 R-169 R-224' }),
  /** The same again: the days that were missing, a new file, or in parts. Says which files are made. */
  again: mutation('POST /api/{app}/exports/{id}/again', {
    path: one,
    body: shape({ isSplit: named('split', flag) }),
    result: shape({ ids: list(integer) }),
    cites,
  }),
  cancel: mutation('DELETE /api/{app}/exports/{id}', { path: one, result: nothing, cites }),
  fields: query('GET /api/{app}/export-fields/{report}', { path: app, result: list(ExportField), cites }),
  /** How large it will be, before it is ordered. */
  estimate: query('POST /api/{app}/exports/estimate', {
    path: app,
    body: ExportOrder,
    result: shape({ rows: integer, size: named('fileSize', amount), limit: integer, seconds: maybe(integer) }),
    cites,
  }),
  presets: query('GET /api/{app}/export-presets', { path: app, result: list(ExportPreset), cites }),
  savePreset: mutation('POST /api/{app}/export-presets', {
    path: app,
    body: shape({ name: text, order: ExportOrder }),
    result: ExportPreset,
    cites,
  }),
  deletePreset: mutation('DELETE /api/{app}/export-presets/{id}', { path: one, result: nothing, cites }),
};
