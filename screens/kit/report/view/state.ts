import type { Period } from '#design-system';
import type { Dimension } from '#app/api/reports/shapes.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';

const entities = ['channel', 'group', 'campaign', 'ad', 'adGroup'] as const;

/** What rows can be narrowed to, and what can be left out. */
export const fields = [
  ...entities,
  'keyword',
  'country',
  'os',
  'model',
  'resolution',
  'language',
  'network',
  'carrier',
  'appVersion',
] as const;
export type Field = (typeof fields)[number];
export const isField = (word: string): word is Field => fields.some((one) => one === word);

/** The way down: each level is the sum of the next. */
export const way: readonly Field[] = ['channel', 'group', 'campaign', 'ad', 'keyword'];

/** What a report can be narrowed to: its way down, and where and on what people are. */
export const fieldsOn = (levels: readonly Field[]): readonly Field[] =>
  fields.filter((one) => levels.includes(one) || !entities.some((entity) => entity === one));

export const nextOn = (levels: readonly Field[], level: string): Field | undefined => {
  const at = levels.findIndex((one) => one === level);
  return at < 0 ? undefined : levels[at + 1];
};

/** By what rows can be told apart. */
export const groupings = [
  ...fields,
  'org',
  'creativeSet',
  'placement',
  'day',
  'week',
  'month',
  'hour',
] as const satisfies readonly Dimension[];
export type Grouping = (typeof groupings)[number];
export const isGrouping = (word: string): word is Grouping => groupings.some((one) => one === word);

/** A stop on the way down. */
export interface Stop {
  level: Field;
  key: string;
}

export interface Filter {
  field: Field;
  keys: readonly string[];
  /** All but these. */
  isLeftOut: boolean;
}

/** Which rows are worth a line: those with more, or less, of a metric than so much. */
export interface Limit {
  metric: MetricId;
  isMore: boolean;
  value: number;
}

/** Numbers to hold beside others: the question narrowed to some values, or the same question to another app. */
export type Segment = Pick<Filter, 'field' | 'keys'> | { app: number };

/** The figure in question: a metric of a row, of a day, or of the whole; where segments are compared, of one of the two. */
export interface Asked {
  metric: MetricId;
  side?: 0 | 1;
  key?: string;
  day?: string;
}

/** What ads brought, what came by itself, or both together. */
export const traffics = ['blended', 'paid', 'organic'] as const;
export type Traffic = (typeof traffics)[number];

/** What the chart draws: the total with its comparison, the five largest rows, or rows that were picked. */
export type Lines = 'total' | 'top' | readonly string[];

/** Everything that a reader has chosen in a report. It lives in the address and nowhere else. */
export interface ReportState {
  period: Period;
  path: readonly Stop[];
  /** Several are levels, the first the outermost. */
  by: readonly Grouping[];
  filters: readonly Filter[];
  traffic: Traffic;
  limits: readonly Limit[];
  /** One is held against the question itself, two against each other. */
  segments: readonly Segment[];
  /** Columns of this link; otherwise those of the account. */
  columns: readonly MetricId[] | null;
  sort: { column: string; isDescending: boolean } | null;
  chart: MetricId;
  lines: Lines;
  /** One row for the whole period, for each day, or for each hour. */
  each: 'all' | 'day' | 'hour';
  search: string;
  page: number;
  size: number;
  why: Asked | null;
}

export const initialState: ReportState = {
  period: { preset: 'last30' },
  path: [],
  by: ['channel'],
  filters: [],
  traffic: 'blended',
  limits: [],
  segments: [],
  columns: null,
  sort: null,
  chart: 'installs',
  lines: 'total',
  each: 'all',
  search: '',
  page: 1,
  size: 20,
  why: null,
};

/** Whether a change asks for other rows, rather than shows the same ones otherwise. */
export const isOtherQuestion = (change: Partial<ReportState>): boolean =>
  (['period', 'path', 'by', 'filters', 'traffic', 'limits', 'segments', 'each', 'search', 'size', 'sort'] as const).some(
    (part) => part in change,
  );

/** Other rows begin at their first page, and the explanation of a number among the former ones closes. */
export const changed = (state: ReportState, change: Partial<ReportState>): ReportState => ({
  ...state,
  ...(isOtherQuestion(change) && { page: 1, why: null }),
  ...change,
});

/** One level further down, at a row. */
export function drilled(state: ReportState, { level, key }: Stop, levels = way): Partial<ReportState> {
  const next = nextOn(levels, level);
  return { path: [...state.path, { level, key }], by: next ? [next] : state.by, search: '', lines: 'total' };
}

/** Back up to a stop of the way; before the first is the whole. */
export const climbed = (state: ReportState, stops: number): Partial<ReportState> => ({
  path: state.path.slice(0, stops),
  by: [state.path[stops]?.level ?? state.by[0] ?? 'channel'],
  search: '',
  lines: 'total',
});

/** Narrowed to nothing but these values, or without them. None is no filter. */
export const narrowedTo = (filters: readonly Filter[], field: Field, keys: readonly string[], isLeftOut = false): Filter[] => [
  ...filters.filter((one) => one.field !== field || one.isLeftOut !== isLeftOut),
  ...(keys.length ? [{ field, keys, isLeftOut }] : []),
];
