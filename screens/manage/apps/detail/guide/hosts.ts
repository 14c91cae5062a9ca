/** A name with a dot, a name of this machine, or, with a dot before it, all hosts below a name. Nothing that ends a string of code. */
const host = /^(?:localhost|\.?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z0-9])$/;

/**
 * Domains as a reader writes or pastes them: `https://Shop.example:8443/cart, .shop.example` are `shop.example` and `.shop.example`. The script
 * compares the host of a page, which has no port and is in Punycode.
 */
export function parseHosts(text: string): { hosts: readonly string[]; wrong: string | null } {
  const parts = text.split(/[\s,，、;；]+/).filter(Boolean);
  const read = parts.map((part) => ({ part, name: nameIn(part) }));
  const wrong = read.find(({ name }) => !host.test(name))?.part ?? null;
  return { hosts: wrong === null ? [...new Set(read.map(({ name }) => name))] : [], wrong };
}

function nameIn(part: string): string {
  const [, dot = '', rest = ''] = /^(\.?)(.*)$/.exec(part.replace(/^https?:\/\//i, '')) ?? [];
  const address = `http://${rest}`;
  return URL.canParse(address) ? dot + new URL(address).hostname : '';
}

/** What this browser has stored, by an earlier version or another one. Null where nothing is stored. */
export const readHosts = (stored: unknown): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string' && host.test(one)) : null;
