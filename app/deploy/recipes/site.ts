import { caching, headersForOthers, scriptsForOthers, securityHeaders } from '../headers.ts';
import type { Config } from '../../lib/config/shape.ts';

/** What a server has to know, whichever it is. All recipes are written from this and from nothing else. */
export interface Site {
  /** Where the console is installed: `/`, or `/console/`. */
  path: string;
  /** The folder of its files on the server. */
  root: string;
  port: number;
  /** The back end that this server forwards `/api` to, or null where the browser calls it directly. */
  upstream: URL | null;
  /** Addresses of name servers, for a back end whose name is looked up while nginx runs. */
  resolver: string;
  /** The file of the access log of nginx. */
  log: string;
  /** Null where the server speaks plain HTTP, behind a TLS terminator or on one machine. */
  tls: Tls | null;
  security: Readonly<Record<string, string>>;
  cache: typeof caching;
  scripts: { paths: readonly string[]; headers: Readonly<Record<string, string>> };
}

export interface Tls {
  host: string;
  /** Paths of the certificate and its key. Null lets Caddy get a certificate by ACME; nginx then has the usual paths of certbot. */
  certificate: { chain: string; key: string } | null;
}

export type Wanted = { config: Config } & Partial<Pick<Site, 'path' | 'root' | 'port' | 'upstream' | 'resolver' | 'log' | 'tls'>>;

export const siteOf = ({ config, ...given }: Wanted): Site => ({
  path: '/',
  root: '/srv/provena',
  port: 8080,
  upstream: null,
  resolver: '127.0.0.53',
  log: '/var/log/nginx/access.log',
  tls: null,
  ...given,
  security: securityHeaders(config),
  cache: caching,
  scripts: { paths: scriptsForOthers, headers: headersForOthers },
});

/** The path before `/api`, as the browser calls it: that of the configuration where it is one of this server. */
export const apiPath = ({ api }: Pick<Config, 'api'>) => (api.startsWith('/') ? `${api}/api/` : '/api/');

/** The path of a back end, without a slash at its end: `/v2`, or nothing. */
export const pathOfUpstream = ({ pathname }: URL) => pathname.replace(/\/$/, '');

export const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;

/** A path as a pattern. */
export const literal = (path: string) => path.replaceAll('.', String.raw`\.`);

/** Stands at the head of each recipe. A tab may be open for days, and asks for the files of its own build. */
export const upload = `# To upload a build: first assets/, then the other files, index.html last. Delete files of former builds from assets/ after 7 days.
`;
