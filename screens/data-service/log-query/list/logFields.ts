import type { LogEntry } from '#app/api/ours/data/logs.ts';

/** What logs can be narrowed by: a value of one of these, alone or left out. */
export const logFields = ['kind', 'channel', 'campaign', 'result'] as const;
export type LogField = (typeof logFields)[number];

/** A value as it stands in the address, which is the same in both languages, and as it reads. */
export interface FieldValue {
  code: string;
  text: string;
}

export type FieldValues = Readonly<Record<LogField, (entry: LogEntry) => FieldValue | null>>;

/** What kind of log it is; events and callbacks are told apart by what they are of: `callback.install`. */
export const kindCode = ({ kind, event }: Pick<LogEntry, 'kind' | 'event'>): string =>
  event !== null && (kind === 'callback' || kind === 'event') ? `${kind}.${event}` : kind;

/** How a log ended, with what lost and what was flagged apart. */
export const resultCode = ({ kind, result }: Pick<LogEntry, 'kind' | 'result'>, isLoser: boolean): string =>
  isLoser ? 'lost' : kind === 'flag' ? 'flagged' : result;

/** Whether a value is the one of an address: links of earlier versions name it as it read. */
export const isValue = (value: FieldValue | null, wanted: string): boolean =>
  value !== null && (value.code === wanted || value.text === wanted);

/** A value that is left out, as a key of its filter: `channel:巨量引擎`, `kind:install`. */
export const leftOut = (field: LogField, value: string) => `${field}:${value}`;

/** Whether none of what is left out stands in a log. */
export const isLeft = (entry: LogEntry, keys: readonly string[], values: FieldValues) =>
  !keys.some((key) =>
    logFields.some((field) => key.startsWith(leftOut(field, '')) && isValue(values[field](entry), key.slice(field.length + 1))),
  );
