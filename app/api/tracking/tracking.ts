import type { ValueOf } from '../wire/codec.ts';
import { calls } from '../declare/calls.ts';
import { amount, anything, integer, nothing, oneOf, text } from '../wire/scalars.ts';
import { device, privateLink } from '../wire/sensitive.ts';
import { inJson, list, maybe, named, record, shape } from '../wire/shapes.ts';

const { mutation } = calls('tracking');

/** */
const event = {
  /** Ours: what is sent twice has the same, and is taken once. */
  id: named('eventid', maybe(text)),
  appid: text,
  who: maybe(device),
  what: text,
  /** Ours: when it happened on the clock of the page, and which of its events it is, so that their order can be restored. */
  time: maybe(integer),
  seq: maybe(integer),
  /** Ours, of the second file: values of the page's own, and where its visitor came from. */
  properties: maybe(record(anything)),
  referrer: maybe(privateLink),
  source: maybe(record(text)),
  context: shape({
    deviceId: named('deviceid', device),
    channel: named('channelid', maybe(text)),
    campaign: named('campaignid', maybe(text)),
    appType: named('apptype', oneOf('wap')),
    userAgent: named('useragent', text),
    os: named('osversion', maybe(text)),
    model: maybe(text),
    browser: maybe(text),
    queryString: named('querystring', maybe(privateLink)),
    url: privateLink,
  }),
  transactionId: named('transactionid', maybe(text)),
  amount: named('currencyamount', maybe(amount)),
  currency: named('currencytype', maybe(text)),
  paymentType: named('paymenttype', maybe(text)),
  sessionId: named('sessionid', maybe(text)),
  duration: named('appduration', maybe(integer)),
  loadTime: named('loadtime', maybe(integer)),
};

export const TrackingEvent = shape(event);
export type TrackingEvent = ValueOf<typeof TrackingEvent>;

/** */
export const Duration = shape({ sessionId: text, time: integer, timeIn: integer, timeOut: integer });
export type Duration = ValueOf<typeof Duration>;

const TrackingDurations = shape({ ...event, durations: named('appdurations', list(Duration)) });

/** One field of a form that carries JSON. Its name is not given. */
const form = {
  body: shape({ data: inJson(TrackingEvent) }),
  as: 'form',
  result: nothing,
  isOpen: true,
  cites: 'R-095 R-096 R-214 G-08',
} as const;

/** Sent by the tracking script to the log receiver, whose address is not given. Here it has a path of its own. */
export const tracking = {
  event: mutation('POST /receiver/event', { ...form, spec: 'trackEvent' }),
  register: mutation('POST /receiver/register', { ...form, spec: 'trackRegister' }),
  login: mutation('POST /receiver/loggedin', { ...form, spec: 'trackLoggedin' }),
  payment: mutation('POST /receiver/payment', { ...form, spec: 'trackPayment' }),
  duration: mutation('POST /receiver/appduration', {
    ...form,
    body: shape({ data: inJson(TrackingDurations) }),
    cites: 'R-097 R-133 R-214 G-08',
    spec: 'trackAppDuration',
  }),
};
