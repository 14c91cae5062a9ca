import { hsts, privateNetworks } from '../headers.ts';
import { literal, pathOfUpstream, quoted, upload, type Site, type Tls } from './site.ts';

const header = ([name, value]: readonly [string, string]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`;
const indented = (lines: readonly string[], by = '    ') => lines.map((line) => `${by}${line}`).join('\n');

/** Writes a whole nginx.conf around the server of `nginxServerFor`, for a container or a new machine. */
export const nginxFor = (site: Site, api: string): string => `worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  # All that nginx writes lies where a read-only container still has room.
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;

${nginxServerFor(site, api).replaceAll(/^(?=.)/gm, '  ')}}
`;

/** Writes a server to include in the block `http`, as files of /etc/nginx/conf.d are. The prefix `provena` keeps its variables apart from others. */
export function nginxServerFor(site: Site, api: string): string {
  const { path, root, port, upstream, log, tls } = site;
  return `${upload}${variables(site, api)}
server {
${indented(tls === null ? listening(port, '') : [...listening(port, ' ssl http2'), ...certificateOf(tls)], '  ')}
  root ${root};
  absolute_redirect off;
  server_tokens off;
  access_log ${log} provena;
  charset utf-8;
  charset_types text/css text/javascript application/javascript text/plain application/json;

  # Sends the .gz file next to a file, which needs no module.
  gzip_static on;
  gzip_vary on;
  # With the module for brotli: brotli_static on;
  # Compresses answers of the back end.
  gzip on;
  gzip_proxied any;
  gzip_types application/json text/csv;

  # Fails without index.html, because then the console is not installed.
  location = ${path}healthz {
    default_type text/plain;
    if (!-f $document_root${path}index.html) {
      return 503 "not installed\\n";
    }
    return 200 "ok\\n";
  }
${upstream === null ? '' : calls(upstream, api, site)}
${files(site)}
}
${tls !== null && port === 443 ? redirect(tls) : ''}`;
}

const listening = (port: number, options: string) => [`listen ${port}${options};`, `listen [::]:${port}${options};`];

const certificateOf = ({ host, certificate }: Tls) => [
  `server_name ${host};`,
  `ssl_certificate ${certificate?.chain ?? `/etc/letsencrypt/live/${host}/fullchain.pem`};`,
  `ssl_certificate_key ${certificate?.key ?? `/etc/letsencrypt/live/${host}/privkey.pem`};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:provena:5m;',
];

const redirect = ({ host }: Tls) => `
server {
${indented(listening(80, ''), '  ')}
  server_name ${host};
  return 308 https://$host$request_uri;
}
`;

/** A block of nginx that adds a header inherits none, so each block repeats all of them. */
function files({ path, security, scripts }: Site): string {
  const all = (caching: string, other: Readonly<Record<string, string>> = {}) =>
    indented(Object.entries({ ...security, ...other, ...secure, 'Cache-Control': caching }).map(header));
  const exact = scripts.paths.map(
    (one) => `  location = ${path}${one.slice(1)} {
    try_files $uri =404;
${all('$provena_others', scripts.headers)}
  }

`,
  );
  return `  # A range outside a file would be refused with the lifetime of the file.
  location ^~ ${path}assets/ {
    max_ranges 0;
    try_files $uri =404;
${all('$provena_hashed')}
  }

${exact.join('')}  # A name with a dot is a file; everything else is a page of the console.
  location ~ ^${literal(path)}.*\\. {
    try_files $uri =404;
${all('$provena_others')}
  }

  location ${path} {
    try_files ${path}index.html =404;
${all('$provena_others')}
  }`;
}

/** nginx leaves out a header whose value is empty. */
const secure = { 'Strict-Transport-Security': '$provena_hsts' };

function variables({ cache, upstream, tls }: Site, api: string): string {
  const lifetime = (name: string, value: string) => `# Errors are not cached: a file that is missing during an upload exists later.
map $status $provena_${name} {
  default no-store;
  ~^(200|206|304)$ ${quoted(value)};
}
`;
  return `${lifetime('hashed', cache.hashed)}${lifetime('others', cache.others)}
${tls === null ? terminator : ''}map ${tls === null ? '$provena_proto' : '$scheme'} $provena_hsts {
  default "";
  https ${quoted(hsts)};
}

# Neither queries nor headers are logged: they may hold tokens.
log_format provena '$remote_addr [$time_iso8601] $request_method $uri $status $body_bytes_sent $request_time';
${
  upstream === null
    ? ''
    : `
# Forwards the path without decoding it: %2F in a name is not a slash.
map $request_uri $provena_call {
  ~^${literal(api.slice(0, -5))}(?<provena_rest>/api/.*)$ ${pathOfUpstream(upstream)}$provena_rest;
}
map $upstream_http_cache_control $provena_calls {
  default "";
  "" no-store;
}
`
}`;
}

/** Trusts `X-Forwarded-*` headers of a TLS terminator in a private network only. */
const terminator = `geo $provena_is_terminator {
  default 0;
${privateNetworks.map((one) => `  ${one} 1;`).join('\n')}
}
map $provena_is_terminator:$http_x_forwarded_proto $provena_proto {
  default $scheme;
  1:https https;
  1:http http;
}
map $provena_is_terminator:$http_x_forwarded_host $provena_host {
  default $http_host;
  ~^1:(?<provena_forwarded_host>.+)$ $provena_forwarded_host;
}
map $provena_is_terminator $provena_for {
  0 $remote_addr;
  1 $proxy_add_x_forwarded_for;
}
`;

/**
 * `^~` comes before every rule that is a pattern, so a path with a dot in a token still reaches the back end. The variable in `proxy_pass` makes nginx
 * resolve the name of the back end while it runs: nginx starts without the back end, and follows a changed address. Its certificate is verified.
 */
const calls = ({ protocol, host, hostname }: URL, api: string, { resolver, security, tls }: Site) => `
  location ^~ ${api} {
    resolver ${resolver};
    set $provena_upstream ${protocol}//${host};
    proxy_pass $provena_upstream$provena_call;
${
  protocol === 'https:'
    ? `    proxy_ssl_server_name on;
    proxy_ssl_name ${hostname};
    proxy_ssl_verify on;
    proxy_ssl_verify_depth 4;
    proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`
    : ''
}    proxy_http_version 1.1;
    proxy_read_timeout 190s;
    client_max_body_size 20m;
    proxy_set_header Host ${host};
    proxy_set_header X-Forwarded-For ${tls === null ? '$provena_for' : '$remote_addr'};
    proxy_set_header X-Forwarded-Host ${tls === null ? '$provena_host' : '$http_host'};
    proxy_set_header X-Forwarded-Proto ${tls === null ? '$provena_proto' : '$scheme'};
    # Removes headers that the back end sends too: browsers enforce both values.
${indented(Object.keys({ ...security, ...secure }).map((name) => `proxy_hide_header ${name};`))}
${indented(Object.entries({ ...security, ...secure, 'Cache-Control': '$provena_calls' }).map(header))}
  }
`;
