import type { Site } from './site.ts';

const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
const header = ([name, value]: readonly [string, string]) => `add_header ${name} ${quoted(value)} always;`;
const indented = (lines: readonly string[], by = '    ') => lines.map((line) => `${by}${line}`).join('\n');

/**
 * A server of nginx. Headers of nginx are not inherited by a block that adds one of its own, so each block has all of them. The console stands in
 * a folder of the same name as its path.
 */
export function nginxFor({ path, root, port, upstream, security, cache, scripts }: Site, api: string): string {
  const all = (caching: string, other: Readonly<Record<string, string>> = {}) =>
    indented(Object.entries({ ...security, ...other, 'Cache-Control': caching }).map(header), '      ');
  const below = path.slice(0, -1);
  const proxied = upstream === null ? '' : calls(new URL(upstream), api, indented(Object.entries(security).map(header), '      '));
  return `worker_processes auto;
pid /tmp/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript application/javascript text/plain application/json;
  server_tokens off;
  access_log off;
  sendfile on;
  # All that nginx writes lies where a read-only container still has room.
  client_body_temp_path /tmp/nginx-body;
  proxy_temp_path /tmp/nginx-proxy;
  fastcgi_temp_path /tmp/nginx-fastcgi;
  uwsgi_temp_path /tmp/nginx-uwsgi;
  scgi_temp_path /tmp/nginx-scgi;

  # Compressed files lie beside the files; gzip is for who takes no brotli, and needs no module.
  gzip_static on;
  gzip_vary on;
  # With the module for brotli: brotli_static on;
${upstream === null ? '' : backEnd(new URL(upstream), api)}
  server {
    listen ${port};
    root ${root};
    absolute_redirect off;

    location = ${below}/healthz {
      default_type text/plain;
      return 200 "ok\\n";
    }
${proxied}
    location ^~ ${below}/assets/ {
      try_files $uri =404;
${all(cache.hashed)}
    }

${scripts.paths
  .map(
    (one) => `    location = ${below}${one} {
      try_files $uri =404;
${all(cache.others, scripts.headers)}
    }`,
  )
  .join('\n\n')}

    # A name with a dot is a file; everything else is a page of the console.
    location ~ ^${below}/.*\\. {
      try_files $uri =404;
${all(cache.others)}
    }

    location ${path} {
      try_files ${path}index.html =404;
${all(cache.others)}
    }
  }
}
`;
}

/** A path that stays as it was written: `%2F` in a name is no slash. What nginx puts in place of a prefix is decoded, so the prefix is cut from the request as it came. */
const isRewritten = (api: string) => api !== '/api/';

const backEnd = ({ protocol, host }: URL, api: string) => `
  upstream backend {
    server ${/:\d+$/.test(host) ? host : `${host}:${protocol === 'https:' ? 443 : 80}`};
  }
${
  isRewritten(api)
    ? `  map $request_uri $call {
    default /api/;
    ~^${api.slice(0, -5)}(?<rest>/api/.*)$ $rest;
  }
`
    : ''
}`;

/** Before every rule that is a pattern: a token with a dot in it is no file. A certificate of the back end is looked at, and asked for by its name. */
const calls = ({ protocol, host, hostname }: URL, api: string, headers: string) => `
    location ^~ ${api} {
      proxy_pass ${protocol}//backend${isRewritten(api) ? '$call' : ''};
${
  protocol === 'https:'
    ? `      proxy_ssl_server_name on;
      proxy_ssl_name ${hostname};
      proxy_ssl_verify on;
      proxy_ssl_verify_depth 4;
      proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;
`
    : ''
}      proxy_http_version 1.1;
      proxy_read_timeout 190s;
      client_max_body_size 20m;
      proxy_set_header Host ${host};
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $host;
      proxy_set_header X-Forwarded-Proto $scheme;
${headers}
    }
`;
