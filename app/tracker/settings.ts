import type { Options } from './types.ts';

export let appid = '';
export let options: Options = { receiver: '' };

export const choose = (app: string, chosen: Options) => {
  appid = app;
  options = chosen;
};
