import { idIn, stripped } from './address.ts';
import { deviceOf } from './device.ts';
import { forgetSource, moreOf } from '../extras/details.ts';
import { orExplain } from '../extras/explain.ts';
import { isFull } from '../extras/full.ts';
import { device, forgetDevice, session } from './identity.ts';
import { own, tried, wall } from '../guard.ts';
import { appid, options } from '../settings.ts';
import type { Details } from '../types.ts';

/** What a page says may be anything. */
const words = (said: unknown) => `${said ?? ''}`.slice(0, 200) || undefined;

/** Where the page is, in full: in memory alone, to see whether it has moved. */
let here = '';
let url = '';
let ad: Record<string, string> = {};
let count = 0;
/** One event that is lost before it is written. */
export const skip = () => ++count;
let loadtime: number | undefined;

export const forgetWho = () => {
  options.who = '';
};

/** Nothing stays in memory of who somebody is, or of where they came from. */
export const forgetAll = () => {
  forgetWho();
  forgetDevice();
  url = here = '';
  ad = {};
  if (isFull) forgetSource();
};

/** Where the page is now. The ids of the ad stay until another ad is named. */
const locate = () => {
  if (here === location.href) return;
  here = location.href;
  url = stripped(here, options.secrets);
  for (const name of ['channelid', 'campaignid']) ad[name] = idIn(here, name) || ad[name] || '-1';
};

/** */
export const checkLoad = () => {
  // From the first byte that was asked for to the end of `load`; nothing before that.
  loadtime = tried(() => Math.round(performance.getEntriesByType('navigation')[0]?.duration ?? 0)) || undefined;
};

/** An event as the receiver reads it, or nothing where the page does not want it. */
export const written = (eventid: string, what: unknown, details?: Details | null, appduration?: number, stretch?: object) => {
  locate();
  const said = own(details);
  // No number that JSON, or a sum, would not take.
  const amount = `${said.amount}`;
  const useragent = navigator.userAgent.slice(0, 2000);
  // Whoever was named last is named from then on.
  options.who = words(said.who) || words(options.who);
  // This order of the fields packs best. Nothing from the prototype of all objects, such as the `toJSON` of old libraries.
  const record = own({
    eventid,
    who: options.who,
    what: words(what),
    // When it happened, and which one of this page it is. A time, which is written again and again, has that of the event before it.
    time: wall(),
    seq: stretch ? count : ++count,
    ...(isFull && moreOf(said, url)),
    context: own({
      deviceid: device,
      ...ad,
      apptype: 'wap',
      useragent,
      ...deviceOf(useragent),
      url,
      querystring: /\?([^#]*)/.exec(url)?.[1],
    }),
    transactionid: words(said.transactionId),
    currencyamount: /^-?\d{1,15}(\.\d*)?$/.test(amount) ? +amount : undefined,
    currencytype: words(said.currency),
    paymenttype: words(said.paymentType),
    sessionid: session,
    appid: words(appid),
    appduration,
    loadtime,
    // No `toJSON` reaches a list either.
    appdurations: stretch && Object.assign([stretch], { toJSON: 0 }),
  });
  const text = () => (!options.beforeSend || options.beforeSend(record, said) ? JSON.stringify(record) : '');
  // What the page does in there may throw, and what it leaves may be nothing that can be written.
  return tried(isFull ? orExplain('beforeSend', text) : text);
};
