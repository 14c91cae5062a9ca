import { idIn, stripped } from './address.ts';
import { deviceOf } from './device.ts';
import { device, session } from './identity.ts';
import { json } from './json.ts';
import { appid, options } from '../settings.ts';
import type { Details } from '../types.ts';

/** What a page says may be anything. */
const words = (said: unknown) => `${said ?? ''}`.slice(0, 200);

let who = '';
let url = '';
const ad = { channelid: '-1', campaignid: '-1' };
let loadtime: number | undefined;

/** Wherever the page is, it has not been seen there. */
export const forget = () => {
  url = '';
};

/** Whether the page is somewhere else than before. The ids of the ad stay until another ad is named. */
export const hasMoved = (): boolean => {
  const before = url;
  url = stripped(location.href, options.secrets);
  for (const name of ['channelid', 'campaignid'] as const) ad[name] = idIn(url, name) ?? ad[name];
  return url !== before;
};

/** */
export const checkLoad = () => {
  // From the first byte that was asked for to the end of `load`; nothing before that.
  loadtime = Math.round(performance.getEntriesByType('navigation')[0]?.duration ?? 0) || undefined;
};

/** An event as the receiver reads it. */
export const written = (eventid: string, what: unknown, details: Details = {}, appduration?: number): string => {
  // No number that JSON, or a sum, would not take.
  const amount = words(details.amount);
  const useragent = navigator.userAgent.slice(0, 500);
  who = words(details.who) || who || words(options.who);
  return json({
    eventid,
    appid: words(appid),
    who,
    what: words(what),
    context: {
      deviceid: device,
      ...ad,
      apptype: 'wap',
      useragent,
      ...deviceOf(useragent),
      querystring: /\?([^#]*)/.exec(url)?.[1],
      url,
      transactionid: words(details.transactionId),
      currencyamount: /^-?\d{1,15}(\.\d*)?$/.test(amount) ? +amount : '',
      currencytype: words(details.currency),
      paymenttype: words(details.paymentType),
      sessionid: session,
      appduration,
      loadtime,
    },
  });
};

/** The event that carries a stretch of time in which the page was seen. */
export const writtenStretch = (id: string, time: number, timeIn: number): string =>
  `${written(id, 'appduration', {}, time).slice(0, -1)},"appdurations":[${json({ sessionId: session, time, timeIn, timeOut: timeIn + time })}]}`;
