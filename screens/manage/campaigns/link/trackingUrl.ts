import { macrosIn } from '#app/lib/links/linkRules.ts';

/** One parameter of a tracking link, as it stands in it. */
export interface LinkParameter {
  key: string;
  value: string;
  /** The medium fills it in when somebody clicks. */
  isMacro: boolean;
}

export const isMacro = (value: string) => macrosIn(value)[0] === value;

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The address of a link and its parameters in their order. Macros stand as the medium spells them; the rest is read for people. */
export function partsOf(link: string): { base: string; parameters: LinkParameter[] } {
  const at = link.indexOf('?');
  if (at < 0) return { base: link, parameters: [] };
  const parameters = link
    .slice(at + 1)
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [key = '', ...rest] = pair.split('=');
      const value = decoded(rest.join('='));
      return { key: decoded(key), value, isMacro: isMacro(value) };
    });
  return { base: link.slice(0, at), parameters };
}

/** Without the scheme and the host, which are the same for all: `/c/8Kq2mZ`. */
export const pathOf = (base: string) => base.replace(/^https?:\/\/[^/]+/, '');

/**
 * A link in one line: its path and the parameter that tells it apart. That is the one in which the search found something, else the last
 * one that a person wrote.
 */
export function shortForm(link: string, search = ''): string {
  const { base, parameters } = partsOf(link);
  const wanted = search.trim().toLowerCase();
  const written = parameters.filter((one) => !one.isMacro);
  const found = wanted === '' ? undefined : parameters.find(({ key, value }) => `${key}=${value}`.toLowerCase().includes(wanted));
  const shown = found ?? written.at(-1);
  return shown ? `${pathOf(base)}?${shown.key}=${shown.value}` : pathOf(base);
}

/** How much of an address stands before what was found in it. */
const before = 12;

/** A long text from shortly before what the search found in it, so that a narrow cell shows it. Null where it has not been found. */
export function foundIn(text: string | null, search: string): string | null {
  const wanted = search.trim().toLowerCase();
  const at = wanted === '' ? -1 : (text ?? '').toLowerCase().indexOf(wanted);
  if (text === null || at < 0) return null;
  return at > before ? `…${text.slice(at - before)}` : text;
}
