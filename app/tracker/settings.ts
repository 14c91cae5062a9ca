import type { Options } from './types.ts';

/** Whose page it is. Empty until `init`. */
export let appid = '';
export let options: Options = { receiver: '' };
/** */
export let isProduction = false;
/** What would be sent is printed instead. */
export let isSpoken: boolean | undefined;

export const choose = (app: string, chosen: Options) => {
  const name = location.hostname;
  options = chosen;
  isProduction = !!chosen.hosts?.some((host) => host === name || (host[0] === '.' && name.endsWith(host)));
  isSpoken = !isProduction && chosen.debug;
  appid = app;
};
