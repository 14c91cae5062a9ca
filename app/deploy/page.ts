import { configElement } from '../lib/config/read.ts';
import type { Config } from '../lib/config/shape.ts';

interface Installed {
  /** Where the console stands: `/`, or `/console/`. */
  path?: string;
  /** Written into the page, so that the first view does not wait for `config.json`. Null leaves it to that file. */
  config?: Partial<Config> | null;
}

/** The page of the build as an installation serves it. */
export function pageFor(html: string, { path = '/', config = null }: Installed): string {
  const configured = config === null ? html : html.replace(/<link [^>]*href="\/config\.json"[^>]*>/, element(config));
  const named = config?.product?.name ? configured.replace(/<title>[^<]*/, `<title>${escaped(config.product.name)}`) : configured;
  const marked = config?.product?.mark
    ? named.replace(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${escaped(config.product.mark)}">`)
    : named;
  return path === '/' ? marked : marked.replaceAll(/((?:src|href)=")\/(?=assets\/|mark\.svg|config\.json)/g, `$1${path}`);
}

/** Data, which no policy counts as a script. No text in it can end the element. */
const element = (config: Partial<Config>) =>
  `<script type="application/json" id="${configElement}">${JSON.stringify(config).replaceAll('<', String.raw`\u003c`)}</script>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
