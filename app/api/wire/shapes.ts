import * as v from 'valibot';
import { noteDropped, whyNot, type Codec, type ValueOf } from './codec.ts';

export type Fields = Readonly<Record<string, Codec<unknown>>>;
export type Shaped<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> };

/** The same value under the wire's own name: `industry: named('industory', text)`. */
export const named = <Value>(wireName: string, codec: Codec<Value>): Codec<Value> => ({ ...codec, wireName });

export const wireNameOf = (name: string, codec: Codec<unknown>) => codec.wireName ?? name;

/** The names inside, by those of the wire: `{ industory: 'industry' }`. */
export const namesByWire = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, codec]) => [wireNameOf(name, codec), name]));

const absent = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
const isAbsent = (sent: unknown) => sent === null || sent === undefined || sent === '';

/** A value that may be missing. Missing, null and the empty string are one thing inside: null. */
export function maybe<Value>(codec: Codec<Value>): Codec<Value | null> {
  return {
    ...codec,
    // An absent key reaches the schema only when it is optional. Told apart before it is read, so that what is wrong with it has a name.
    read: v.optional(
      v.lazy((sent): v.GenericSchema<unknown, Value | null> => (isAbsent(sent) ? absent : codec.read)),
      null,
    ),
    write: (value) => (value === null ? null : codec.write(value)),
    json: { anyOf: [codec.json, { type: 'null' }] },
    isOptional: true,
  };
}

/** A value that is taken for granted where the service leaves it out. */
export function orElse<Value>(codec: Codec<Value>, otherwise: Value): Codec<Value> {
  const { read, ...rest } = maybe(codec);
  return {
    ...rest,
    read: v.pipe(
      read,
      v.transform((value) => value ?? otherwise),
    ),
    json: { ...codec.json, default: codec.write(otherwise) },
  };
}

/** As `orElse`, and also where it cannot be read: for what a session can do without. */
export function readOr<Value>(codec: Codec<Value>, otherwise: Value): Codec<Value> {
  const lenient = orElse(codec, otherwise);
  // As a function, for the type of a fallback is computed from the value.
  return { ...lenient, read: v.fallback(lenient.read, () => otherwise) };
}

/** A record with its fields. What else the service sends with it is left behind. */
export function shape<Of extends Fields>(fields: Of): Codec<Shaped<Of>> {
  const names = Object.entries(fields).map(([name, codec]) => ({ name, codec, wire: wireNameOf(name, codec) }));
  const entries = Object.fromEntries(names.map(({ wire, codec }) => [wire, codec.read]));
  return {
    read: v.pipe(
      v.object(entries),
      v.transform((sent) => {
        const value: Record<string, unknown> = {};
        for (const { name, wire } of names) value[name] = sent[wire];
        // oxlint-disable-next-line typescript/consistent-type-assertions -- a parse border: each field has just been read by its codec
        return value as Shaped<Of>;
      }),
    ),
    write: (value) => Object.fromEntries(names.map(({ name, wire, codec }) => [wire, codec.write(value[name])])),
    json: {
      type: 'object',
      properties: Object.fromEntries(names.map(({ wire, codec }) => [wire, codec.json])),
      required: names.filter(({ codec }) => !codec.isOptional).map(({ wire }) => wire),
    },
    fieldNames: namesByWire(fields),
  };
}

/** Rows. One that cannot be read is left out and counted; the others stand. */
export function list<Value>(row: Codec<Value>): Codec<Value[]> {
  return {
    read: v.pipe(
      v.array(v.unknown()),
      v.transform((sent) =>
        sent.flatMap((one, index) => {
          const result = v.safeParse(row.read, one);
          if (result.success) return [result.output];
          const { field, reason } = whyNot(result.issues);
          noteDropped({ field: field ? `${index}.${field}` : String(index), reason });
          return [];
        }),
      ),
    ),
    write: (values) => values.map((value) => row.write(value)),
    json: { type: 'array', items: row.json },
  };
}

/** One page of rows, and how many there are in all. */
export interface Page<Value> {
  rows: Value[];
  total: number;
}

export function page<Value>(row: Codec<Value>): Codec<Page<Value>> {
  const total: Codec<number> = {
    read: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    write: (value) => value,
    json: { type: 'integer' },
  };
  return shape({ rows: named('list', list(row)), total });
}

/** Values by a key that only the service knows: channel ids, column names. */
export function record<Value>(value: Codec<Value>): Codec<Record<string, Value>> {
  return {
    read: v.record(v.string(), value.read),
    write: (values) => Object.fromEntries(Object.entries(values).map(([key, one]) => [key, value.write(one)])),
    json: { type: 'object', additionalProperties: value.json },
  };
}

interface Either<First, Second> {
  first: Codec<First>;
  second: Codec<Second>;
  /** Looks at what was sent. */
  isFirstSent: (sent: unknown) => boolean;
  isFirst: (value: First | Second) => value is First;
}

/** One of two records. A test chooses the codec before decoding, so that errors name a field of the right one. */
export function either<First, Second>({ first, second, isFirstSent, isFirst }: Either<First, Second>): Codec<First | Second> {
  return {
    read: v.lazy((sent): v.GenericSchema<unknown, First | Second> => (isFirstSent(sent) ? first.read : second.read)),
    write: (value) => (isFirst(value) ? first.write(value) : second.write(value)),
    json: { anyOf: [first.json, second.json] },
  };
}

/** A record that travels as JSON inside one field of a form. */
export function inJson<Value>(codec: Codec<Value>): Codec<Value> {
  return {
    read: v.pipe(v.string(), v.parseJson(), codec.read),
    write: (value) => JSON.stringify(codec.write(value)),
    json: { type: 'string', contentMediaType: 'application/json', contentSchema: codec.json },
  };
}
