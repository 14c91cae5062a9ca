import { caching, headersForOthers, scriptsForOthers, securityHeaders } from '../headers.ts';
import type { Config } from '../../lib/config/shape.ts';

/** What a server has to be told, whichever it is. Both recipes are written from this and from nothing else. */
export interface Site {
  /** Where the console stands: `/`, or `/console/`. */
  path: string;
  /** Where its files lie on the server. */
  root: string;
  port: number;
  /** The back end that this server forwards `/api` to, or null where the browser reaches it by itself. */
  upstream: string | null;
  security: Readonly<Record<string, string>>;
  cache: typeof caching;
  scripts: { paths: readonly string[]; headers: Readonly<Record<string, string>> };
}

interface Wanted {
  config: Config;
  path?: string;
  root?: string;
  port?: number;
  upstream?: string | null;
}

export const siteOf = ({ config, path = '/', root = '/srv/provena', port = 8080, upstream = null }: Wanted): Site => ({
  path,
  root,
  port,
  upstream,
  security: securityHeaders(config),
  cache: caching,
  scripts: { paths: scriptsForOthers, headers: headersForOthers },
});

/** The path before `/api`, as the browser calls it: that of the configuration where it is one of this server. */
export const apiPath = ({ api }: Pick<Config, 'api'>) => (api.startsWith('/') ? `${api}/api/` : '/api/');
