/** What a pasted text may be an identifier of, as the event logs search. */
export type PastedKind = 'device' | 'click' | 'order' | 'account';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * By its form alone. An Android ID, an OAID and a click ID may look alike, and an app numbers its orders as it likes: then all of them are
 * offered, the likeliest first. Words and short numbers are nothing of the kind. Never throws.
 */
export function pastedKinds(text: string): readonly PastedKind[] {
  const id = text.trim();
  if (id.length > 128 || /\s/.test(id) || /^[0-]+$/.test(id)) return [];
  if (/^[^@]+@[^@]+\.[^@]+$/.test(id)) return ['account'];
  if (uuid.test(id)) return ['device'];
  if (/^\d{15}$/.test(id)) return ['device', 'order'];
  if (/^[\da-f]{10,}$/i.test(id) && /[a-f]/i.test(id)) return ['click', 'device'];
  // Shops print an order in groups: ORD-20261022-1001.
  if (/^[a-z]{0,6}(?:[-_]?\d)+$/i.test(id) && /^\D*\d{10,32}$/.test(id.replaceAll(/[-_]/g, ''))) return ['order'];
  if (/^[\w.~-]{20,}$/.test(id) && /\d/.test(id) && /[a-z]/i.test(id)) return ['click', 'order'];
  return [];
}

/** How a pasted address is searched: as a tracking link without its parameters, and by the code of a smart link. Null for any other text. */
export function pastedLink(text: string): { link: string; code: string } | null {
  const written = text.trim();
  if (!/^https?:\/\/[^\s/]/i.test(written) || !URL.canParse(written)) return null;
  const { origin, pathname } = new URL(written);
  const code = pathname.split('/').findLast(Boolean) ?? '';
  return code === '' ? null : { link: `${origin}${pathname.replace(/\/+$/, '')}`, code };
}
