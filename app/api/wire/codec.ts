import * as v from 'valibot';

/** JSON Schema, as far as the contract needs it. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * How one value crosses the border. `read` takes whatever the service sent; `write` spells the value as the wire does; `json` says so to
 * others. Everything inside the console speaks the plain English of the value; only a codec knows the other spelling.
 */
export interface Codec<Value> {
  readonly read: v.GenericSchema<unknown, Value>;
  // A method, so that a codec of some value is a codec of `unknown`.
  write(value: Value): unknown;
  readonly json: JsonSchema;
  /** The key under which the wire carries it, where that differs from the name inside. */
  readonly wireName?: string;
  /** Of a record: the names of its fields inside, by those of the wire. */
  readonly fieldNames?: Readonly<Record<string, string>>;
  /** Whether the service may leave it out. */
  readonly isOptional?: boolean;
}

export type ValueOf<Of> = Of extends Codec<infer Value> ? Value : never;

/** A row that could not be read, and why. */
export interface DroppedRow {
  field: string;
  reason: string;
}

export type Decoded<Value> =
  | { isRead: true; value: Value; dropped: readonly DroppedRow[] }
  | { isRead: false; field: string; reason: string };

// Reading is synchronous, so one list at a time is enough for rows at any depth.
let collected: DroppedRow[] = [];

export const noteDropped = (row: DroppedRow) => void collected.push(row);

/** Reads what came over the wire. Never throws, whatever came. */
export function decode<Value>(codec: Codec<Value>, data: unknown): Decoded<Value> {
  collected = [];
  const result = v.safeParse(codec.read, data);
  if (result.success) return { isRead: true, value: result.output, dropped: collected };
  return { isRead: false, ...whyNot(result.issues) };
}

/** The first decoding error: its path and what was expected. The actual value is left out, because it may be a secret. */
export function whyNot([first]: readonly v.BaseIssue<unknown>[]): { field: string; reason: string } {
  return { field: (first && v.getDotPath(first)) ?? '', reason: first?.expected ? `expected ${first.expected}` : 'unreadable' };
}
