import type { ValueOf } from '../../wire/codec.ts';
import { calls } from '../../declare/calls.ts';
import { anything, amount, day, flag, integer, moment, oneOf, text } from '../../wire/scalars.ts';
import { device, freeText, person } from '../../wire/sensitive.ts';
import { list, maybe, named, orElse, record, shape } from '../../wire/shapes.ts';

const { query, download } = calls('logs', { isOurs: true });

/** What the rows have to meet: `filtersToText`. */
const filters = { filters: named('filter', maybe(freeText)) };

const logKind = { kind: named('logType', maybe(oneOf('all', 'session', 'block'))) };

/** Whose logs, and of which days. */
const period = {
  by: named('type', oneOf('device', 'order', 'account', 'click')),
  value: named('searchText', device),
  from: named('startdate', day),
  to: named('enddate', day),
};

export const LogEntry = shape({
  id: text,
  at: named('time', moment),
  kind: named(
    'type',
    oneOf(
      'impression',
      'click',
      'install',
      'launch',
      'register',
      'login',
      'order',
      'payment',
      'event',
      'session',
      'block',
      'flag',
      'callback',
    ),
  ),
  event: named('what', maybe(text)),
  result: oneOf('fine', 'blocked', 'missing'),
  channel: named('channelName', maybe(text)),
  campaign: named('campaignid', maybe(integer)),
  campaignName: maybe(text),
  /** The identifier: of a click, an order, an account. */
  proof: maybe(device),
  amount: named('currencyamount', maybe(amount)),
  /** Why it was attributed this way: the code of a reason with its values. */
  reason: maybe(text),
  values: orElse(record(device), {}),
  /** The address of the screen where the problem can be fixed. */
  mendedAt: named('at', maybe(text)),
  payload: anything,
});
export type LogEntry = ValueOf<typeof LogEntry>;

/** What happened on one device, oldest first. */
export const Journey = shape({
  device: maybe(
    shape({
      deviceId: device,
      kind: named('idType', text),
      model: maybe(text),
      os: maybe(text),
      city: maybe(person),
      isListed: named('white', orElse(flag, false)),
    }),
  ),
  stops: list(LogEntry),
  /** Clicks that were not the reason, and why not. */
  losers: orElse(list(LogEntry), []),
  /** Whether identifiers of people are masked for this reader. */
  isMasked: named('masked', orElse(flag, false)),
});
export type Journey = ValueOf<typeof Journey>;

export const logs = {
  journey: query('GET /api/{app}/logs/journey', { path: { app: integer }, query: period, result: Journey, cites: 'G-02' }),
  all: query('GET /api/{app}/logs', {
    path: { app: integer },
    query: { ...period, ...logKind, ...filters, after: maybe(text), size: maybe(integer) },
    result: shape({
      rows: named('list', list(LogEntry)),
      next: maybe(text),
      /** How many there are in all, where the service has counted them. */
      total: maybe(integer),
      /** Whether the service has filtered them. One that does not know of filters says nothing. */
      isFiltered: named('filtered', orElse(flag, false)),
    }),
    cites: 'G-02',
  }),
  file: download('GET /api/{app}/logs/file', {
    path: { app: integer },
    query: { ...period, ...logKind, ...filters },
    cites: 'G-02 R-169 C-03',
  }),
};
