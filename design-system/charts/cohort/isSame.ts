/**
 * Whether props say the same, also where a screen has made its data anew: comparing thousands of cells is far cheaper than rendering them.
 * Functions are the same only if they are one.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const entries = Object.entries(one);
  return entries.length === Object.keys(other).length && entries.every(([key, value]) => isSame(value, Reflect.get(other, key)));
}
