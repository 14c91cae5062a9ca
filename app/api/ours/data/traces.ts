import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { amount, day, integer, moment, oneOf, text } from '../../wire/scalars.ts';
import { list, maybe, named, orElse, shape } from '../../wire/shapes.ts';
import { dataFlag, dimension, scope } from '../../reports/shapes.ts';

const { query } = calls('reports', { isOurs: true });

/** Where one number comes from: what went in, what was taken out, and what of it this reader may not see. */
export const Trace = shape({
  metric: text,
  value: maybe(amount),
  /** In the order of the calculation; the last is the number itself. */
  steps: list(
    shape({
      kind: named('type', oneOf('source', 'filter', 'deduplication', 'attribution', 'fraud', 'withheld', 'result')),
      code: text,
      count: maybe(amount),
      change: maybe(amount),
    }),
  ),
  /** What its formula is made of, by the names of the catalogue. */
  parts: orElse(list(shape({ code: text, count: amount })), []),
  sources: orElse(list(shape({ name: text, updatedAt: named('updateTime', moment), completeTo: moment })), []),
  /** Days that were filled in later, and when. */
  corrections: orElse(list(shape({ day, at: named('time', moment), reason: text })), []),
  withheld: orElse(list(dataFlag), []),
  samples: orElse(list(shape({ id: text, at: named('time', moment), label: text })), []),
});
export type Trace = ValueOf<typeof Trace>;

export const traces = {
  /** Of one cell of a report, or of a total where no key is given. */
  of: query('GET /api/{app}/trace/{report}/{metric}', {
    path: { app: integer },
    query: { ...scope, by: named('dimension', dimension), key: maybe(text), day: named('date', maybe(day)) },
    result: Trace,
    cites: 'G-05',
  }),
};
