import { hsts, privateNetworks } from '../headers.ts';
import { literal, pathOfUpstream, quoted, upload, type Site, type Tls } from './site.ts';

const header = ([name, value]: readonly [string, string]) => `add_header ${name} ${value.startsWith('$') ? value : quoted(value)} always;`;
const indented = (lines: readonly string[], by = '    ') => lines.map((line) => `${by}${line}`).join('\n');

/** The file that nginx is started with: the server of `nginxServerFor`, and around it what a container or an empty machine lacks. */
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

/** A server of nginx to include in the block `http`, as files of /etc/nginx/conf.d are. Its variables begin with `provena`. */
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

  # Compressed files lie next to the files; gzip is for clients without brotli, and needs no module.
  gzip_static on;
  gzip_vary on;
  # With the module for brotli: brotli_static on;
  # Answers of the back end are compressed here.
  gzip on;
  gzip_proxied any;
  gzip_types application/json text/csv;

  # An empty folder is an error: the console is not installed.
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

/** Headers of nginx are not inherited by a block that adds one of its own, so each block has all of them. */
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

/** A header with an empty value is not sent. */
const secure = { 'Strict-Transport-Security': '$provena_hsts' };

function variables({ cache, upstream, tls }: Site, api: string): string {
  const lifetime = (
    name: string,
    value: string,
  ) => `# An error must not outlive its cause: a file that is missing during an upload comes later.
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
# The path stays as it was written: %2F in a name is no slash.
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

/** What a TLS terminator says of a request is believed if it comes from a private network. */
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
 * Before every rule that is a pattern: a token with a dot in it is no file. The name of the back end is looked up when it is called, so nginx starts
 * without it and follows when it moves. A certificate of the back end is verified, and requested by its name.
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
    # Those of the back end would be sent as well, and browsers obey both.
${indented(Object.keys({ ...security, ...secure }).map((name) => `proxy_hide_header ${name};`))}
${indented(Object.entries({ ...security, ...secure, 'Cache-Control': '$provena_calls' }).map(header))}
  }
`;
