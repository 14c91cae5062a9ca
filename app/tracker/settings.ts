import type { Options } from './types.ts';

export let appid = '';
export let options: Options = { receiver: '' };
/** */
export let isProduction = false;
/** What would be sent is printed instead. */
export let isSpoken: boolean | undefined;

export const choose = (app: string, chosen: Options) => {
  const name = location.hostname;
  appid = app;
  options = chosen;
  isProduction = !!chosen.hosts?.some((host) => host === name || (host[0] === '.' && name.endsWith(host)));
  isSpoken = !isProduction && chosen.debug;
};
