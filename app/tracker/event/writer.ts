import { idIn, secretNames, stripped } from './address.ts';
import { deviceOf } from './device.ts';
import { device, session } from './identity.ts';
import { json } from './json.ts';
import { appid, options } from '../settings.ts';
import type { Details } from '../types.ts';

/** What a page says may be anything. */
const words = (said: unknown) => `${said ?? ''}`.slice(0, 200);

let who = '';
let url = '';
let channelid = '-1';
let campaignid = '-1';
let loadtime = 0;

export const openWriter = () => {
  who = words(options.who);
  url = '';
};

/** Whether the page is somewhere else than before. The ids of the ad stay until another ad is named. */
export const hasMoved = (): boolean => {
  const before = url;
  url = stripped(location.href, secretNames(options.secrets));
  channelid = idIn(url, 'channelid', channelid);
  campaignid = idIn(url, 'campaignid', campaignid);
  return url !== before;
};

/** */
export const checkLoad = () => {
  // From the first byte that was asked for to the end of `load`; nothing before that.
  loadtime = Math.round(performance.getEntriesByType('navigation')[0]?.duration ?? 0);
};

/** An event as the receiver reads it. */
export const written = (eventid: string, what: unknown, details: Details = {}, appduration?: number): string => {
  const { amount = '' } = details;
  const useragent = navigator.userAgent.slice(0, 500);
  who = words(details.who) || who;
  return json({
    eventid,
    appid: words(appid),
    who,
    what: words(what),
    context: {
      deviceid: device,
      channelid,
      campaignid,
      apptype: 'wap',
      useragent,
      ...deviceOf(useragent),
      querystring: /\?([^#]*)/.exec(url)?.[1],
      url,
      transactionid: words(details.transactionId),
      currencyamount: amount !== '' && Number.isFinite(+amount) ? +amount : '',
      currencytype: words(details.currency),
      paymenttype: words(details.paymentType),
      sessionid: session,
      appduration,
      loadtime: loadtime || '',
    },
  });
};

/** The event that carries a stretch of time in which the page was seen. */
export const writtenStretch = (id: string, time: number, timeIn: number): string =>
  `${written(id, 'appduration', {}, time).slice(0, -1)},"appdurations":[${json({ sessionId: session, time, timeIn, timeOut: timeIn + time })}]}`;
