import * as v from 'valibot';
import type { Codec } from './codec.ts';
import { toZoned, toZonedDay } from './times.ts';

const same = <Value>(value: Value): unknown => value;
const number = v.pipe(v.number(), v.finite());
const numberInWords = v.pipe(v.string(), v.trim(), v.regex(/^-?\d+(\.\d+)?$/), v.transform(Number), v.finite());

/** Words. A service that sends a number where words are meant is understood. */
export const text: Codec<string> = {
  read: v.union([v.string(), v.pipe(number, v.transform(String))]),
  write: same,
  json: { type: 'string' },
};

/** Words without which nothing goes on: a token. */
export const word: Codec<string> = {
  read: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  write: same,
  json: { type: 'string', minLength: 1 },
};

/** Words with commas between them. */
export const joined: Codec<string[]> = {
  read: v.pipe(
    v.string(),
    v.transform((said) =>
      said
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ),
  write: (words) => words.join(','),
  json: { type: 'string', description: 'with commas between' },
};

/** A quantity, whole or not. Never NaN, never infinite. */
export const amount: Codec<number> = { read: v.union([number, numberInWords]), write: same, json: { type: 'number' } };

export const integer: Codec<number> = {
  read: v.pipe(v.union([number, numberInWords]), v.safeInteger()),
  write: same,
  json: { type: 'integer' },
};

/** Yes or no, in each of the ways in which services say it. */
export const flag: Codec<boolean> = {
  read: v.union([
    v.boolean(),
    v.pipe(
      v.picklist([0, 1, '0', '1', 'true', 'false']),
      v.transform((said) => said === 1 || said === '1' || said === 'true'),
    ),
  ]),
  write: same,
  json: { type: 'boolean' },
};

/** Reads text by a function that answers null for what it does not understand. */
const readBy = (parse: (sent: string) => string | null, expected: string) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      const read = parse(value);
      if (read !== null) return read;
      addIssue({ expected });
      return NEVER;
    }),
  );

/** `2026-11-20`. Of a time with a zone, the day in the zone of the account. */
export const day: Codec<string> = {
  read: readBy(toZonedDay, 'a day: 2026-11-20'),
  write: same,
  json: { type: 'string', format: 'date' },
};

/** A moment in the time zone of the account: `2026-11-20 10:32:00`. One that comes with another zone is converted. */
export const moment: Codec<string> = {
  read: readBy(toZoned, 'a time: 2026-11-20 10:32:00, in the zone of the account or with its distance from UTC'),
  write: same,
  json: { type: 'string', examples: ['2026-11-20 10:32:00'] },
};

/** A file on its way to the service. */
export const file: Codec<Blob> = { read: v.instance(Blob), write: same, json: { type: 'string', format: 'binary' } };

/** Of no known shape: a device's raw record. Shown as it is, never used. */
export const anything: Codec<unknown> = { read: v.unknown(), write: same, json: {} };

/** An answer that says nothing beyond its code. */
export const nothing: Codec<null> = {
  read: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  write: () => null,
  json: {},
};

/** One of some words that are the same on both sides. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Codec<Word> {
  return { read: v.picklist(words), write: same, json: { type: 'string', enum: words } };
}

/** One of some words, each of which is a number or another word on the wire: `coded({ trial: 0, paid: 1 })`. */
export function coded<const Word extends string>(codes: Readonly<Record<Word, number | string>>): Codec<Word> {
  const isWord = (key: string): key is Word => Object.hasOwn(codes, key);
  const words = Object.keys(codes).filter(isWord);
  return {
    read: v.pipe(
      v.union([v.string(), v.number(), v.boolean()]),
      v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
        const word = words.find((one) => String(codes[one]) === String(value));
        if (word !== undefined) return word;
        addIssue({ expected: Object.values(codes).join(' | ') });
        return NEVER;
      }),
    ),
    write: (word) => codes[word],
    json: { enum: Object.values(codes), description: words.map((word) => `${String(codes[word])} = ${word}`).join(', ') },
  };
}
