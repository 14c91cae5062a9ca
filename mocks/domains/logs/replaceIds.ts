const orderWords = 'transactionid orderid';
/** Where a payload names a person. What an app sends of its own is called as its developer likes, so the usual names stand here in full. */
const personWords =
  'who userid accountid openid unionid deviceid idfa idfv oaid imei meid androidid gaid caid aaid mac serial sessionid eventid phone mobile ' +
  'email ip';

const named = (words: string) => {
  const keys = new Set(words.split(' '));
  return (key: string) => keys.has(key.toLowerCase().replaceAll(/[^a-z]/g, ''));
};
export const isOrderKey = named(orderWords);
/** Where it names a click: the usual names, and those of single media. */
export const isClickKey = named('clickid clkid clid gclid trackid reqid requestid');
export const isIdKey = named(`${personWords} ${orderWords}`);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a payload says under such names, at any depth. */
export function idsIn(value: unknown, isKey: (key: string) => boolean, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, isKey, key));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, one]) => idsIn(one, isKey, name));
  return isKey(key) && (typeof value === 'string' || typeof value === 'number') ? [String(value)] : [];
}

/** Shorter ones would be found in words and numbers that have nothing to do with them. */
const shortestInText = 6;

/** One of some texts, as it is and as an address writes it, in capitals or not. */
function patternOf(texts: readonly string[]): RegExp | null {
  if (texts.length === 0) return null;
  const forms = new Set(texts.flatMap((text) => [text, encodeURIComponent(text)]));
  // The longest first: one may begin like another.
  const all = [...forms].toSorted((a, b) => b.length - a.length);
  return new RegExp(all.map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'), 'gi');
}

/** Writes something else wherever a payload says one of the identifiers: under the name of one, and inside of names and texts. */
export function replaceIds(ids: ReadonlySet<string>, replaced: (id: string) => string) {
  const pattern = patternOf([...ids].filter(({ length }) => length >= shortestInText));
  const known = new Set([...ids].map((id) => id.toLowerCase()));
  const inText = (text: string) => (pattern === null ? text : text.replaceAll(pattern, replaced));
  const idOf = (id: string) => (known.has(id.toLowerCase()) ? replaced(id) : id);
  const payloadOf = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => payloadOf(one, key));
    if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [inText(name), payloadOf(one, name)]));
    if (
      (isIdKey(key) || isClickKey(key)) &&
      (typeof value === 'string' || typeof value === 'number') &&
      known.has(String(value).toLowerCase())
    )
      return replaced(String(value));
    return typeof value === 'string' ? inText(value) : value;
  };
  return { idOf, payloadOf };
}
