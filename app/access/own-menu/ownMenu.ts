interface Entry {
  access?: string;
}

/** Entries in the order that somebody has chosen. One that the choice does not name stays behind the one that it follows by default. */
export function inOwnOrder<Of extends Entry>(entries: readonly Of[], order: readonly string[]): readonly Of[] {
  if (order.length === 0) return entries;
  let last = -1;
  const ranked = entries.map((entry) => {
    const place = entry.access === undefined ? -1 : order.indexOf(entry.access);
    if (place >= 0) last = place;
    return { entry, rank: place >= 0 ? place : last + 0.5 };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/** The keys with one of them a place up or down. */
export function moved(keys: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const from = keys.indexOf(key);
  const other = keys[from + by];
  if (from < 0 || other === undefined) return keys;
  return keys.map((one) => (one === key ? other : one === other ? key : one));
}
