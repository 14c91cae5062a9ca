export interface Settings {
  host: string;
  port: number;
  /** The back end behind the console; null for the embedded service. */
  apiOrigin: string | null;
  stateFile: string;
  /** `config.json` of this installation, or null for the usual one. */
  configFile: string | null;
  /** Where the console stands: `/`, or `/console/`. */
  path: string;
  isFresh: boolean;
}

/** A wrong setting that the user who starts the server can correct. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Reads what the server was started with. */
export function settingsFrom(words: readonly string[], env: Readonly<Record<string, string | undefined>>): Settings {
  const unknown = words.find((word) => word !== '--fresh');
  if (unknown !== undefined) throw new SettingsError(`There is no ${unknown}. There is --fresh, which begins with a new world.`);
  return {
    host: env['HOST'] || '127.0.0.1',
    port: portFrom(env['PORT'] || '4173'),
    apiOrigin: env['API_ORIGIN'] ? originFrom(env['API_ORIGIN']) : null,
    stateFile: env['STATE_FILE'] || '.provena/state.json',
    configFile: env['CONFIG'] || null,
    path: pathFrom(env['BASE_PATH'] || '/'),
    isFresh: words.includes('--fresh'),
  };
}

function portFrom(said: string): number {
  const port = Number(said);
  if (/^\d{1,5}$/.test(said) && port <= 65_535) return port;
  throw new SettingsError(`PORT is “${said}”, which is no port. Give a number from 0 to 65535; 0 takes any that is free.`);
}

function pathFrom(said: string): string {
  if (/^\/([\w-][\w.-]*\/)*$/.test(said)) return said;
  throw new SettingsError(`BASE_PATH is “${said}”. Give a path with a slash at both ends, like /console/.`);
}

function originFrom(said: string): string {
  const url = URL.canParse(said) ? new URL(said) : null;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === '/';
  if (isOrigin) return url.origin;
  throw new SettingsError('API_ORIGIN is no origin. Give scheme, host and port, like https://api.example.com, and nothing behind them.');
}
