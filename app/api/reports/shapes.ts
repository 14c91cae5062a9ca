import type { ValueOf } from '../wire/codec.ts';
import { amount, coded, day, flag, integer, moment, oneOf, text } from '../wire/scalars.ts';
import { device } from '../wire/sensitive.ts';
import { list, maybe, named, orElse, record, shape } from '../wire/shapes.ts';

const ofAds = {
  all: 'all',
  day: 'day',
  week: 'week',
  month: 'month',
  channel: 'channel',
  group: 'campgroup',
  campaign: 'campaign',
  ad: 'ad',
} as const;

/** What rows can stand for. `campgroup` is the wire's word for a group of campaigns. */
export const dimension = coded({
  ...ofAds,
  org: 'org',
  adGroup: 'adgroup',
  creativeSet: 'creativeset',
  placement: 'placement',
  hour: 'hour',
  keyword: 'keyword',
  country: 'country',
  os: 'os',
  model: 'model',
  /** What devices are set to and connected by (ours, G-05). */
  resolution: 'resolution',
  language: 'language',
  network: 'network',
  carrier: 'carrier',
  /** The version of the app that people hold: of a website there is none (ours, G-05). */
  appVersion: 'appVersion',
  /** What Apple tells with a postback: the size of its crowd, from `0` to `3`, and of the largest the app that showed the ad (ours, G-05). */
  tier: 'tier',
  sourceApp: 'sourceapp',
});
export type Dimension = ValueOf<typeof dimension>;

/** The same for what is followed over days: what brought people is known of all of them, where they are and what they hold is not. */
export const adDimension = coded(ofAds);
export type AdDimension = ValueOf<typeof adDimension>;

/** And what returns stand for: the game server that people came back to (ours, G-05). */
export const returnDimension = coded({ ...ofAds, server: 'serverid' });
export type ReturnDimension = ValueOf<typeof returnDimension>;

/** The data flags that can take a number from a reader. */
export const dataFlag = coded({
  pay: 'payAuth',
  retention: 'retentionAuth',
  natural: 'isNatureOpen',
  top: 'topAuth',
  order: 'orderAuth',
  event: 'eventAuth',
});
export type DataFlag = ValueOf<typeof dataFlag>;

/** The period and the filters that every report takes. */
export const adScope = {
  from: named('startdate', day),
  to: named('enddate', day),
  channels: maybe(list(text)),
  groups: named('campgroups', maybe(list(text))),
  campaigns: maybe(list(text)),
  ads: maybe(list(text)),
  /** What is left out, each as `dimension:key`: `channel:101` (ours, G-05). */
  without: named('exclude', maybe(list(text))),
  /** With what came by itself, where the reader may see it. */
  natural: maybe(flag),
  /** Only what ads brought, or only what came by itself (ours, G-05). */
  traffic: maybe(oneOf('paid', 'organic')),
};

/** And those that only a report of single days takes. */
export const scope = {
  ...adScope,
  countries: maybe(list(text)),
  systems: named('os', maybe(list(text))),
  models: maybe(list(text)),
  /** What devices are set to and connected by (ours, G-05). */
  resolutions: maybe(list(text)),
  languages: maybe(list(text)),
  networks: maybe(list(text)),
  carriers: maybe(list(text)),
  /** Versions of the app (ours, G-05). */
  appVersions: maybe(list(text)),
  keywords: maybe(list(text)),
};

/** Rows with more or less of a metric than so much: `installs>100` (ours, G-05). */
export const limits = named('having', maybe(list(text)));

const values = record(maybe(amount));

/** Where the numbers come from: what a reader needs to trust one of them. */
export const origin = {
  fetchedAt: moment,
  /** Up to here nothing is missing; what is later may still grow. */
  completeTo: moment,
  /** Requested columns that this reader may not see, each with the flag that it needs. */
  withheld: orElse(list(shape({ metric: text, flag: dataFlag })), []),
};

export const ReportRow = shape({
  key: text,
  label: text,
  /** The day of a row when rows are split by day. */
  day: maybe(day),
  /** Keys above it: the channel and the group of a campaign. */
  channel: maybe(text),
  group: named('campgroup', maybe(text)),
  values,
});
export type ReportRow = ValueOf<typeof ReportRow>;

export const ReportRows = shape({
  columns: list(text),
  rows: named('list', list(ReportRow)),
  totals: values,
  total: integer,
  /** How people of several days were counted: once each (ours, G-05), or day by day and added up, as a service does that does not say. */
  people: orElse(oneOf('distinct', 'added'), 'added'),
  /** The day as of which what grows with the age of users was counted (ours, G-05); nothing of a service that only counts to date. */
  asOf: maybe(day),
  /** How the days were counted, where another kind was asked for (ours, G-05); nothing of a service that knows but one. */
  zone: named('utcoffset', maybe(integer)),
  dated: named('dateof', maybe(oneOf('install', 'click'))),
  ...origin,
});
export type ReportRows = ValueOf<typeof ReportRows>;

/** A cell is final, still open, or not begun. */
export const maturity = oneOf('final', 'open', 'none');

export const Cohorts = shape({
  /** Ages in days, from the day after. */
  ages: list(integer),
  rows: named(
    'list',
    list(
      shape({
        key: text,
        label: text,
        /** Nothing where it is not known: of a day that was not received. */
        size: maybe(integer),
        values: record(maybe(amount)),
        maturity: record(maturity),
        /**
         * How many of the size stand behind each value: those of the days that are old enough and whose day at that age was received; the others are in
         * neither part of it. All of them where it is not said (ours, G-05).
         */
        counted: maybe(record(integer)),
      }),
    ),
  ),
  total: integer,
  ...origin,
});
export type Cohorts = ValueOf<typeof Cohorts>;

/** How something is spread over buckets, such as the time from a click to its install. */
export const Distribution = shape({
  /** Lower edges in seconds, rising. */
  edges: list(amount),
  rows: named('list', list(shape({ key: text, label: text, size: integer, counts: record(integer) }))),
  total: integer,
  ...origin,
});
export type Distribution = ValueOf<typeof Distribution>;

/** Who was there, day by day, and in which hours. */
export const Engagement = shape({
  days: list(
    shape({
      day,
      /** People who opened the app on the day, and in the seven and thirty days up to it: each is counted once in each (ours, G-05). */
      dau: integer,
      wau: integer,
      mau: integer,
      /** Of them on their first day. */
      installs: integer,
      sessions: integer,
      seconds: integer,
    }),
  ),
  /** Of full days only. Monday is 1. `days` is how many of that weekday were counted. */
  hours: list(shape({ weekday: integer, hour: integer, sessions: integer, days: integer })),
  ...origin,
});
export type Engagement = ValueOf<typeof Engagement>;

/** What was not trusted: blocked in real time, or flagged after attribution. The two are never one number (ours, G-02). */
const notTrusted = { blocked: integer, flagged: integer };

export const FraudInsight = shape({
  days: list(shape({ day, ...notTrusted })),
  reasons: list(shape({ reason: oneOf('clickInjection', 'clickFlood', 'emulator', 'repeatedDevice'), ...notTrusted })),
  /** Channels. `attributed` are the installs that were credited to them, with those flagged since. */
  rows: named('list', list(shape({ key: text, label: text, attributed: integer, ...notTrusted, reasons: record(integer) }))),
  /** What channels buy from: their sub-channels, under the keys of the channels. None of a service that does not know them. */
  subs: named(
    'subList',
    orElse(list(shape({ channel: text, key: text, attributed: integer, ...notTrusted, reasons: record(integer) })), []),
  ),
  ...origin,
});
export type FraudInsight = ValueOf<typeof FraudInsight>;

/** Days of which something is missing: nothing was received of the app, or an ad account gave no spend. */
export const DataGaps = shape({
  gaps: list(
    shape({
      from: named('startdate', day),
      to: named('enddate', day),
      cause: oneOf('reception', 'adAccount'),
      /** Of the ad account, for those who may see ad accounts. */
      name: maybe(text),
      /** It still goes on. */
      isOpen: flag,
    }),
  ),
});
export type DataGaps = ValueOf<typeof DataGaps>;
export type DataGap = DataGaps['gaps'][number];

/** How many came through each step, and for how many the window is still open. */
export const FunnelSteps = shape({
  steps: list(
    shape({
      event: text,
      count: integer,
      open: integer,
      /** How long it took from the step before, in the buckets of a Distribution. The first step has none. */
      times: list(shape({ edge: amount, count: integer })),
    }),
  ),
  rows: named('list', list(shape({ key: text, label: text, counts: record(integer) }))),
  ...origin,
});
export type FunnelSteps = ValueOf<typeof FunnelSteps>;

/** Devices that reached a step of a funnel and not the next, the latest first and not all of them. */
export const DropOuts = shape({
  rows: named(
    'list',
    list(
      shape({
        /** Never the whole id. */
        device: named('deviceId', device),
        day,
        channel: text,
        label: text,
        /** Its window is open: it may still convert. */
        isOpen: flag,
      }),
    ),
  ),
  total: integer,
  ...origin,
});
export type DropOuts = ValueOf<typeof DropOuts>;
