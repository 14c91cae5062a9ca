import type { ValueOf } from '../wire/codec.ts';
import { oneOf, text } from '../wire/scalars.ts';
import { list, maybe, orElse, record, shape } from '../wire/shapes.ts';

/**
 * The result of one check as data, not as a sentence, so that the screen can word it in two languages: `code` names the check and `values`
 * what was found. `at` is the address of the screen where it can be fixed.
 */
export const Check = shape({
  code: text,
  level: oneOf('stop', 'warn', 'wait', 'pass'),
  values: orElse(record(text), {}),
  at: maybe(text),
});
export type Check = ValueOf<typeof Check>;

/** In the order of the checks. Those after a stop were not run. */
export const Checks = list(Check);
export type Checks = ValueOf<typeof Checks>;
