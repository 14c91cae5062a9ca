import * as v from 'valibot';
import type { Download } from './client/download.ts';
import type { Codec, ValueOf } from './wire/codec.ts';
import { calls } from './declare/calls.ts';
import { coded, flag, integer, oneOf, text } from './wire/scalars.ts';
import { key } from './wire/sensitive.ts';
import { either, list, maybe, named, shape } from './wire/shapes.ts';
import { paging, sorting } from './paging.ts';
import { dimension, limits, scope } from './reports/shapes.ts';

const { mutation } = calls('exports');

/** What a file is made of: columns in the order of the file. Its fields are ours, named as those of a report (G-06). */
export const ExportOrder = shape({
  report: key,
  ...scope,
  by: named('dimension', list(dimension)),
  byDay: named('aggregation', coded({ summary: 'all', day: 'day' })),
  columns: named('viewcolumn', list(key)),
  /** Which rows of the first level are included, with all rows below them, and how they are sorted. */
  search: paging.search,
  limits,
  ...sorting,
  format: oneOf('csv', 'xlsx', 'jsonl'),
  name: maybe(text),
  /** Adds a line about the sources of the numbers. */
  withSources: maybe(flag),
  /** The language of heads, metrics and countries. Names given by users are not translated. */
  language: maybe(oneOf('zh-CN', 'en')),
});
export type ExportOrder = ValueOf<typeof ExportOrder>;

/** What an order says where it leaves out no row and wishes nothing. */
export const plainOrder = {
  channels: null,
  groups: null,
  campaigns: null,
  ads: null,
  without: null,
  countries: null,
  systems: null,
  models: null,
  resolutions: null,
  languages: null,
  networks: null,
  carriers: null,
  appVersions: null,
  keywords: null,
  natural: null,
  traffic: null,
  search: null,
  limits: null,
  sort: null,
  order: null,
  name: null,
  withSources: null,
  language: null,
} as const satisfies Partial<ExportOrder>;

const savedFile: Codec<Download> = {
  read: v.union([v.object({ code: v.literal(-1) }), v.object({ code: v.picklist([1, -2]), name: v.string(), file: v.instance(Blob) })]),
  write: (file) => file,
  json: { type: 'string', format: 'binary' },
};

const task = shape({ id: integer });
const atOnce = shape({ file: savedFile });

/** The task that generates the file, or the file itself from a service without tasks (G-02). */
const OrderedFile = either({
  first: task,
  second: atOnce,
  isFirstSent: (sent) => !(typeof sent === 'object' && sent !== null && 'file' in sent),
  isFirst: (value): value is ValueOf<typeof task> => 'id' in value,
});
export type OrderedFile = ValueOf<typeof OrderedFile>;

export const exports = {
  /** Orders a file; it is fetched among the report downloads. */
  order: mutation('POST /api/mng/export/report/{app}/generatefile', {
    path: { app: integer },
    body: ExportOrder,
    result: OrderedFile,
    mayBeFile: true,
    cites: 'R-190 G-02 A-27 A-33 G-06',
    spec: 'generateExportFile',
  }),
};
