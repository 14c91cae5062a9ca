const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** `["__OS__","__IP__"]` as its parts; null where it is no list. */
export function listIn(text: string | null): string[] | null {
  const list = parsed(text);
  return Array.isArray(list) ? list.map(String) : null;
}

/** `[{"key":"a","value":"1"}]` as it stands in a link: `a=1 & b=2`. */
export function pairsIn(text: string | null): string {
  const list = parsed(text);
  if (!Array.isArray(list)) return '';
  return list
    .flatMap((one: unknown) =>
      typeof one === 'object' && one !== null && 'key' in one && 'value' in one ? [`${String(one.key)}=${String(one.value)}`] : [],
    )
    .join(' & ');
}
