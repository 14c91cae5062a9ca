import { stripped } from '../tracker/event/address.ts';

/** Longer messages hold data. In characters. */
const longest = 300;

/** Messages of the browser itself, in which the quoted part is a name of the code. */
const ofBrowser = /^Cannot (read|set) properties of (undefined|null) \((reading|setting) '\w{1,60}'\)$/;

const quoted = [/"[^]*"/g, /“[^]*”/g, /‘[^]*’/g, /`[^]*`/g, /(?<!\w)'[^]*'(?!\w)/g];

/** `Bearer eyJh…`, `password: hunter2` */
const named = /\b(bearer|basic|token|passwo?r?d|pwd|secret|key|code|cookie|session)\b(\s*[:=]\s*|\s+)\S+/gi;

/** Ids, tokens and telephone numbers: long words with digits, and long numbers. */
const opaque = /[\w+=.-]{5,}/g;
const isOpaque = (word: string) => (word.length >= 20 && /\d/.test(word)) || /\d{5,}/.test(word.replaceAll(/[-.]/g, ''));

/**
 * The text of an error without what people typed, without quoted values, and without secrets, by the rules that the tracking script has for
 * addresses. `typed` are the present and former texts of fields.
 */
export function redactMessage(message: string, typed: readonly string[] = []): string {
  const text = message.slice(0, 20_000);
  if (ofBrowser.test(text) && !includesAny(text, typed)) return text;
  const withoutTyped = typed.reduce((rest, one) => withoutValue(withoutValue(rest, one), encodeURIComponent(one)), text);
  const withoutQuotes = quoted.reduce((rest, pattern) => rest.replaceAll(pattern, '*'), withoutTyped).replaceAll(named, '$1 *');
  const words = withoutQuotes
    .slice(0, 2_000)
    .split(/([\s"'(),<>[\]{}|]+)/)
    .map((word) => stripped(word));
  return words
    .join('')
    .replaceAll(opaque, (word) => (isOpaque(word) ? '*' : word))
    .slice(0, longest);
}

/** An address as path and names of parameters: `/monitor/roi?app&filter`. Values and the fragment stay here. */
export function redactAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const names = [...new Set([...new URLSearchParams(search).keys()].map((name) => (/^[\w.-]{1,40}$/.test(name) ? name : '*')))];
  return stripped(names.length > 0 ? `${pathname}?${names.join('&')}` : pathname).slice(0, longest);
}

const includesAny = (text: string, values: readonly string[]) => values.some((value) => text.toLowerCase().includes(value.toLowerCase()));

/** Removes the value, in upper and lower case. */
function withoutValue(text: string, value: string): string {
  const [lower, wanted] = [text.toLowerCase(), value.toLowerCase()];
  // Case changes the length of some letters: then only the exact form can be found.
  if (lower.length !== text.length || wanted.length !== value.length) return text.replaceAll(value, '*');
  let result = '';
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    result += `${text.slice(from, at)}*`;
    from = at + wanted.length;
  }
  return result + text.slice(from);
}
