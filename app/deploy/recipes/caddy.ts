import { hsts } from '../headers.ts';
import { literal, pathOfUpstream, quoted, upload, type Site } from './site.ts';

const header = ([name, value]: readonly [string, string]) => `${name} ${quoted(value)}`;
const linesOf = (headers: Readonly<Record<string, string>>, by = '    ') =>
  Object.entries(headers)
    .map((one) => by + header(one))
    .join('\n');

/** Writes the Caddyfile. Caddy sends the .br and .gz files without a module. */
export function caddyFor(site: Site, api: string): string {
  const { path, root, security, scripts, cache, upstream } = site;
  const below = path.slice(0, -1);
  const file = (caching: string, others = '') => `    header {
      Cache-Control ${quoted(caching)}
${others}    }
    file_server {
      precompressed br gzip
    }`;
  return `${upload}${addressOf(site)} {
  root * ${root}
  header {
${linesOf(security)}
  }
  header -Server
${transportOf(site)}
  # Neither queries nor headers are logged: they may hold tokens.
  log {
    output stdout
    format filter {
      wrap json
      fields {
        request>uri regexp \\?.* ""
        request>headers delete
        resp_headers delete
      }
    }
  }

  # Errors are not cached: a file that is missing during an upload exists later.
  handle_errors {
    header Cache-Control no-store
    respond "{err.status_code} {err.status_text}"
  }

${
  below === ''
    ? ''
    : `  redir ${below} ${path}{?query} 308

`
}  # Fails without index.html, because then the console is not installed.
  @healthy {
    path ${path}healthz
    file ${path}index.html
  }
  handle @healthy {
    respond "ok" 200
  }
  handle ${path}healthz {
    error 503
  }
${upstream === null ? '' : calls(upstream, api, Object.keys({ ...security, 'Strict-Transport-Security': '' }))}
  # Caddy sends 412 and 416 with the lifetime of the file, so the headers that cause them are removed.
  handle ${path}assets/* {
    request_header -Range
    request_header -If-Match
    request_header -If-Unmodified-Since
${file(cache.hashed)}
  }

  @others path ${scripts.paths.map((one) => below + one).join(' ')}
  handle @others {
${file(cache.others, `${linesOf(scripts.headers, '      ')}\n`)}
  }

  # A name with a dot is a file; everything else is a page of the console.
  @file path_regexp ^${literal(path)}.*\\.
  handle @file {
${file(cache.others)}
  }

  handle ${path}* {
    rewrite * ${path}index.html
${file(cache.others)}
  }

  handle {
    error 404
  }
}
`;
}

/** With a host, Caddy serves HTTPS. Without a given certificate it gets one by ACME. */
function addressOf({ port, tls }: Site): string {
  const https = port === 443 ? '' : '  auto_https disable_redirects\n';
  return `{
  admin off
${tls === null ? '  auto_https off\n' : https}}

${tls === null ? `:${port}` : `https://${tls.host}:${port}`}`;
}

function transportOf({ tls }: Site): string {
  if (tls === null)
    return `  # Behind a TLS terminator.
  @secure {
    header X-Forwarded-Proto https
    remote_ip private_ranges
  }
  header @secure Strict-Transport-Security ${quoted(hsts)}
`;
  const certificate = tls.certificate === null ? '' : `  tls ${tls.certificate.chain} ${tls.certificate.key}\n`;
  return `  header Strict-Transport-Security ${quoted(hsts)}\n${certificate}`;
}

const calls = (upstream: URL, api: string, hidden: readonly string[]) => `
  handle ${api}* {
    ${pathOfUpstream(upstream) + api === '/api/' ? '' : `uri path_regexp ^${literal(api)} ${pathOfUpstream(upstream)}/api/\n    `}header ?Cache-Control no-store
    encode gzip
    request_body {
      max_size 20MB
    }
    reverse_proxy ${upstream.origin} {
      # X-Forwarded-* headers are trusted from private networks only.
      trusted_proxies private_ranges
      header_up Host {upstream_hostport}
      # Removes headers that the back end sends too: browsers enforce both values.
${hidden.map((name) => `      header_down -${name}`).join('\n')}
      transport http {
        response_header_timeout 190s
      }
    }
  }
`;
