import { own } from './guard.ts';
import type { Options } from './types.ts';

/** Whose page it is. Empty until `init`. */
export let appid = '';
/** Where events are sent: what the address of every one begins with. */
export let receiver = '';
export let options: Partial<Options> = {};
/** */
export let isProduction = false;
/** How many requests go at a time, and outlive the page: so many that none waits for another, and on the page's own origin so few that it finds a connection. */
export let limit: number;

export const choose = (app: string, chosen: Options) => {
  const name = location.hostname;
  options = own(chosen);
  isProduction = [options.hosts].flat().some((host) => host === name || (host?.[0] === '.' && name.endsWith(host)));
  receiver = `${chosen.receiver}/`;
  limit = new URL(receiver, location.href).host === location.host ? 2 : 40;
  appid = app;
};
