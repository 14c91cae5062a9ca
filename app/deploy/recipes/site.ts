import { caching, headersForOthers, scriptsForOthers, securityHeaders } from '../headers.ts';
import type { Config } from '../../lib/config/shape.ts';

/** The facts that every recipe is written from. */
export interface Site {
  /** Where the console is installed: `/`, or `/console/`. */
  path: string;
  /** The folder of its files on the server. */
  root: string;
  port: number;
  /** The back end that this server forwards `/api` to, or null where the browser calls it directly. */
  upstream: URL | null;
  /** Addresses of the name servers that nginx asks for the back end. */
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

/** The name server of systemd-resolved. */
export const hostResolver = '127.0.0.53';

export type Placement = Pick<Site, 'path' | 'root' | 'port' | 'upstream' | 'log' | 'tls'> & { resolver: string | null };

export const siteOf = ({ path, root, port, upstream, resolver, log, tls }: Placement, config: Config): Site => ({
  path,
  root,
  port,
  upstream,
  resolver: resolver ?? hostResolver,
  log,
  tls,
  security: securityHeaders(config),
  cache: caching,
  scripts: { paths: scriptsForOthers, headers: headersForOthers },
});

/** The path before `/api`, as the browser calls it: that of the configuration where it is one of this server. */
export const apiPath = ({ api }: Pick<Config, 'api'>) => (api.startsWith('/') ? `${api}/api/` : '/api/');

/** The path of a back end, without a slash at its end: `/v2`, or nothing. */
export const pathOfUpstream = ({ pathname }: URL) => pathname.replace(/\/$/, '');

export const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;

/** Escapes a path for a regular expression. */
export const literal = (path: string) => path.replaceAll('.', String.raw`\.`);

/** The first line of each recipe. An open tab requests files of the build that it was loaded from, also days later. */
export const upload = `# To upload a build: first assets/, then the other files, index.html last. Delete files of former builds from assets/ after 7 days.
`;
