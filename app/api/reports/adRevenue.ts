import type { ValueOf } from '../wire/codec.ts';
import { amount, day, integer, oneOf, text } from '../wire/scalars.ts';
import { list, maybe, named, orElse, record, shape } from '../wire/shapes.ts';
import { origin } from './shapes.ts';

/** What the ads in an app are split by; and all apps whose ad revenue the reader may see (ours, G-05). */
export const adParts = ['network', 'placement', 'format', 'app'] as const;
export type AdPart = (typeof adParts)[number];

/** What the ads in an app earned, by what they came through. Estimated and settled revenue are two figures. */
export const AdSources = shape({
  /** What the rows are: those of the question before stay in sight until the next are there. */
  part: oneOf(...adParts),
  rows: named(
    'list',
    list(
      shape({
        key: text,
        label: text,
        requests: integer,
        fills: integer,
        impressions: integer,
        /** As estimated on the day. */
        revenue: amount,
        /** What was settled, and what had been estimated for the same days. Nothing where no day is settled. */
        settled: maybe(amount),
        settledEstimate: maybe(amount),
      }),
    ),
  ),
  days: list(shape({ day, revenue: record(amount) })),
  /** Apps whose amounts are in another currency than those of the app in question: they are in no row, for they add up to nothing (ours, G-05). */
  apart: orElse(list(shape({ key: text, label: text, currency: text })), []),
  /** The last day that is settled. */
  settledTo: maybe(day),
  ...origin,
});
export type AdSources = ValueOf<typeof AdSources>;
