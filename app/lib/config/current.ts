import { usualConfig, type Config } from './shape.ts';

let current = usualConfig;
let base = '/';

/** What the operator of this installation has said. It stands before the first page is drawn and never changes until the page is left. */
export const config = (): Config => current;

/** What the console calls itself in a sentence. */
export const productName = (): string => current.product.name ?? 'Provena';

/** Called once by whoever opens the console. `path` is where it stands: `/`, or `/console/`. */
export function applyConfig(next: Config, path = '/') {
  current = next;
  base = path;
}

/** Whether the operator says that the back end has no such call: by its whole name, or by how it begins. */
export const isCallLacking = (call: string): boolean =>
  current.lacks.some((one) => one === call || (one.endsWith('*') && call.startsWith(one.slice(0, -1))));

/** The path of a file or page of the console on its server: `/sample/shop.html` may stand at `/console/sample/shop.html`. */
export const sitePath = (path: `/${string}`): string => `${base}${path.slice(1)}`;

/** The same in full, as it is given to others. */
export const siteAddress = (path: string): string => `${location.origin}${base}${path.replace(/^\//, '')}`;

/** Where the installation stands, for its router: `/` or `/console`. */
export const routerBase = (path: string): string => path.replace(/(.)\/$/, '$1');
