export const nameRule = /^[\w\u4e00-\u9fa5-]{1,64}$/;

interface Channel {
  id: number;
  label: string;
}

/** What packages of several channels are called: `autumn` becomes `autumn-知乎` and `autumn-Apple-Search-Ads`. One alone is called as it was written. */
export function namesFor(name: string, channels: readonly Channel[]): { name: string; channel: number }[] {
  const written = name.trim();
  if (channels.length === 1) return channels.map(({ id }) => ({ name: written, channel: id }));
  return channels.map(({ id, label }) => ({
    name: `${written}-${label.replaceAll(/[^\w\u4e00-\u9fa5]+/g, '-').replaceAll(/^-|-$/g, '')}`,
    channel: id,
  }));
}
