import { parseArgs } from 'node:util';
import { containerResolver, demoUpstream } from './recipes/container.ts';
import { hostResolver, type Placement, type Site } from './recipes/site.ts';

export const usage = `npm run deploy:make -- [options]
Makes dist/deploy out of dist/console: site/, nginx.conf, provena.conf (to include in an nginx that runs already), Caddyfile, Containerfile, compose.yaml.

  --config config.json    the configuration; the page reads it as site/config.json, which may be changed on the server
  --inline                writes the configuration into the page, which saves a request
  --path /console/        where the console is installed on its server (/)
  --root /srv/provena     the folder of the files on the server (/srv/provena)
  --port 8080             the port of the server (8080, with --host 443)
  --upstream https://api.example.com/v2
                          the back end to which /api is forwarded; its path stays
  --resolver 127.0.0.53   the name servers that nginx asks for the back end (${hostResolver}, in the container ${containerResolver})
  --log /var/log/nginx/access.log
                          the access log of nginx (the same; in the container its output)
  --host console.example.com
                          serves HTTPS for this name and sends HSTS; Caddy gets the certificate by ACME
  --certificate chain.pem --key key.pem
                          the certificate for --host; nginx otherwise takes that of certbot
  --demo                  compose.yaml with the embedded service behind the console
  --out dist/deploy       the folder to write
  --help                  this text

Origins of "api", "logReceiver", "images" and "mark" are part of the headers: run it again when they change.`;

/** A mistake in the options. The command prints its message without a stack. */
export class OptionError extends Error {
  override readonly name = 'OptionError';
}

export type MakeOptions = Placement & {
  isHelp: boolean;
  configFile: string | null;
  isInline: boolean;
  isDemo: boolean;
  out: string;
};

export function optionsFrom(args: readonly string[]): MakeOptions {
  const { values } = parsed(args);
  const { config, path, root, host, resolver, log, out } = values;
  check('--path', path, /^\/([\w-][\w.-]*\/)*$/, 'a path with a slash at both ends, like /console/');
  check('--root', root, /^\/[\w./-]+$/, 'the path of a folder without spaces, like /srv/provena');
  check('--log', log, /^\/[\w./-]+$/, 'the path of a file without spaces');
  if (resolver !== undefined) check('--resolver', resolver, /^[\w.:[\]]+( [\w.:[\]]+)*$/, 'addresses of name servers, like 127.0.0.53');
  if (values.demo && values.upstream !== undefined)
    throw new OptionError('--demo brings its own back end: leave out --upstream, or --demo');
  return {
    path,
    root,
    log,
    out,
    port: portFrom(values.port ?? (host === undefined ? '8080' : '443')),
    upstream: upstreamFrom(values.demo ? demoUpstream : values.upstream),
    tls: tlsFrom(values),
    isHelp: values.help,
    configFile: config ?? null,
    isInline: values.inline,
    isDemo: values.demo,
    resolver: resolver ?? null,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        config: text,
        path: { ...text, default: '/' },
        root: { ...text, default: '/srv/provena' },
        port: text,
        upstream: text,
        resolver: text,
        log: { ...text, default: '/var/log/nginx/access.log' },
        host: text,
        certificate: text,
        key: text,
        out: { ...text, default: 'dist/deploy' },
        inline: flag,
        demo: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    // The first sentence names the option; the others explain a syntax that is not used here.
    const [sentence = ''] = error instanceof Error ? error.message.split(/\. |\n/) : [];
    throw new OptionError(`${sentence}; --help lists the options`);
  }
}

function check(option: string, value: string, pattern: RegExp, wanted: string) {
  if (!pattern.test(value)) throw new OptionError(`${option} is “${value}”. Give ${wanted}`);
}

function portFrom(given: string): number {
  const port = Number(given);
  if (/^\d{1,5}$/.test(given) && port > 0 && port <= 65_535) return port;
  throw new OptionError(`--port is “${given}”. Give a number from 1 to 65535`);
}

function upstreamFrom(given: string | undefined): URL | null {
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  // `api.example.com:443` parses as a URL with the scheme `api.example.com`.
  if (!url || !/^https?:$/.test(url.protocol))
    throw new OptionError(`--upstream is “${given}”. Give it with its scheme, like https://${given.replace(/^.*:\/\//, '')}`);
  if (`${url.search}${url.hash}${url.username}${url.password}` !== '' || !/^[\w./-]*$/.test(url.pathname))
    throw new OptionError('--upstream has more than scheme, host, port and a plain path. Leave out the rest');
  return url;
}

interface TlsOptions {
  host?: string | undefined;
  certificate?: string | undefined;
  key?: string | undefined;
}

function tlsFrom({ host, certificate, key }: TlsOptions): Site['tls'] {
  if ((certificate === undefined) !== (key === undefined)) throw new OptionError('--certificate and --key belong together: give both');
  if (host === undefined) {
    if (certificate !== undefined) throw new OptionError('--certificate needs the name that it is for: give --host as well');
    return null;
  }
  check('--host', host, /^[\w-]+(\.[\w-]+)*$/, 'a host name without scheme and port, like console.example.com');
  const pair = certificate !== undefined && key !== undefined ? { chain: certificate, key } : null;
  for (const file of pair ? [pair.chain, pair.key] : [])
    check('--certificate or --key', file, /^\/[\w./-]+$/, 'the path of a file without spaces');
  return { host, certificate: pair };
}
