import type { Config } from '../lib/config/shape.ts';

/**
 * Styles that are made at run time. An empty style element is what styled-components fills through the sheet itself, which a policy allows; the
 * other is what react-aria writes for whatever can be pressed. Their hashes are the same on every page, so no page needs a nonce.
 */
export const runtimeStyles = {
  empty: "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  pressable: "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
} as const;

/** Only these may turn text into something that a browser parses: see `app/lib/html/safeTree.ts` and the charts. */
const policies = ['default', 'highcharts', 'provena-html', 'provena-worker'];

type About = Pick<Config, 'api' | 'logReceiver' | 'product' | 'images' | 'monitor'>;

/** The origins of addresses that do not stand where the console does. */
const others = (...addresses: readonly (string | null)[]) => [
  ...new Set(addresses.flatMap((one) => (one !== null && URL.canParse(one) ? [new URL(one).origin] : []))),
];

/**
 * Sent with every answer of the site; the one list for the embedded service and for all installations. Scripts come from the build alone. `blob:`
 * and `data:` are the pictures that charts are saved as.
 */
export function securityHeaders({ api, logReceiver, product, images, monitor }: About): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${Object.values(runtimeStyles).join(' ')}`,
      ['img-src', "'self'", 'data:', 'blob:', ...others(product.mark, ...images)].join(' '),
      "font-src 'self'",
      ['connect-src', "'self'", ...others(api, logReceiver, monitor?.address ?? null)].join(' '),
      // Sheets of ad networks are read in a worker, and never leave the browser.
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types ${policies.join(' ')}`,
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}

/** The tracking script and its second file run on the pages of others, and so does nothing else. */
export const scriptsForOthers: readonly string[] = ['/tracker/v2.js', '/tracker/v2.full.js'];
export const headersForOthers: Readonly<Record<string, string>> = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/** `Strict-Transport-Security` for a year. Browsers then use only HTTPS for this host. */
export const hsts = 'max-age=31536000';

/** Networks whose `X-Forwarded-*` headers are trusted: `private_ranges` in Caddy. */
export const privateNetworks = ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128', 'fc00::/7'] as const;

/**
 * `Cache-Control` of existing files. A file with a hash in its name never changes. Browsers revalidate all others, and get a 304 when they have not
 * changed. Every error is sent with `no-store`.
 */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const;

export const isHashed = (path: string) => path.startsWith('/assets/');

/** Addresses of the console, which are all answered with its page: a name without a dot, outside the folder of hashed files. */
export const isPagePath = (path: string) => !isHashed(path) && !path.includes('.');
