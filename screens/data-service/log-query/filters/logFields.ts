import type { LogFilter } from '#app/api/ours/data/logFilters.ts';
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

interface Chosen extends Record<LogField, string> {
  without: readonly string[];
}

/** What the chips of the list choose, as the service is asked for it. It knows values by their codes; older links name them as they read. */
export function filtersOf(chosen: Chosen, entries: readonly LogEntry[], values: FieldValues): LogFilter[] {
  const codeOf = (field: LogField, wanted: string) => {
    const found = entries.find((entry) => isValue(values[field](entry), wanted));
    return (found && values[field](found)?.code) ?? wanted;
  };
  return logFields.flatMap((field): LogFilter[] => {
    const without = chosen.without.filter((key) => key.startsWith(leftOut(field, ''))).map((key) => key.slice(field.length + 1));
    const left = without.map((value): LogFilter => ({ field, way: 'not', value: codeOf(field, value) }));
    const only: LogFilter[] = chosen[field] === '' ? [] : [{ field, way: 'is', value: codeOf(field, chosen[field]) }];
    return only.concat(left);
  });
}

/** Another condition. What a field is comes in place of what it was; several values can be left out. */
export const withFilter = (filters: readonly LogFilter[], { field, way, value }: LogFilter): LogFilter[] => [
  ...filters.filter((one) => one.field !== field || (way === 'not' && one.value !== value)),
  { field, way, value },
];
