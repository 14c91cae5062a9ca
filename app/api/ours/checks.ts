import type { ValueOf } from '../wire/codec.ts';
import { oneOf, text } from '../wire/scalars.ts';
import { list, maybe, orElse, record, shape } from '../wire/shapes.ts';

/**
 * One thing that was looked at. A fact, not a sentence: `code` says what it is about and `values` what was found, so that the screen can say it
 * in two languages. `at` is the address of the screen that mends it.
 */
export const Check = shape({
  code: text,
  level: oneOf('stop', 'warn', 'wait', 'pass'),
  values: orElse(record(text), {}),
  at: maybe(text),
});
export type Check = ValueOf<typeof Check>;

/** In the order in which they were looked at. What comes after a stop waits. */
export const Checks = list(Check);
export type Checks = ValueOf<typeof Checks>;
