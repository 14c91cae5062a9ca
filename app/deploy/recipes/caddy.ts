import type { Site } from './site.ts';

const quoted = (value: string) => `"${value.replaceAll('"', String.raw`\"`)}"`;
const header = ([name, value]: readonly [string, string]) => `${name} ${quoted(value)}`;

/** A server of Caddy, which brings brotli and gzip forms of files by itself. */
export function caddyFor({ path, root, port, upstream, security, cache, scripts }: Site, api: string): string {
  const below = path.slice(0, -1);
  const lines = (headers: Readonly<Record<string, string>>, by = '    ') =>
    Object.entries(headers)
      .map((one) => by + header(one))
      .join('\n');
  const proxied =
    upstream === null
      ? ''
      : `
  handle ${api}* {
    ${api === '/api/' ? '' : `uri strip_prefix ${api.slice(0, -5)}\n    `}request_body {
      max_size 20MB
    }
    reverse_proxy ${upstream} {
      header_up Host {upstream_hostport}
      transport http {
        response_header_timeout 190s
      }
    }
  }
`;
  return `{
  admin off
  auto_https off
}

:${port} {
  root * ${root}
  header {
${lines(security)}
  }
  header -Server

${
  below === ''
    ? ''
    : `  redir ${below} ${path}{?query} 308

`
}  handle ${below}/healthz {
    respond "ok" 200
  }
${proxied}
  @hashed path ${below}/assets/*
  handle @hashed {
    header Cache-Control ${quoted(cache.hashed)}
    file_server {
      precompressed br gzip
    }
  }

  @others path ${scripts.paths.map((one) => below + one).join(' ')}
  handle @others {
    header {
      Cache-Control ${quoted(cache.others)}
${lines(scripts.headers, '      ')}
    }
    file_server {
      precompressed br gzip
    }
  }

  # A name with a dot is a file; everything else is a page of the console.
  @file path_regexp ^${below}/.*\\.
  handle @file {
    header Cache-Control ${quoted(cache.others)}
    file_server {
      precompressed br gzip
    }
  }

  handle ${path}* {
    header Cache-Control ${quoted(cache.others)}
    rewrite * ${path}index.html
    file_server {
      precompressed br gzip
    }
  }

  handle {
    respond 404
  }
}
`;
}
