const forLinks = new Set(['http:', 'https:', 'mailto:']);

/** Where a link may lead, written out in full, or nothing. The browser's own reader of addresses decides what a scheme is, however it is disguised. */
export function linkAddress(sent: string | null): string | undefined {
  const url = read(sent);
  // A user name before the host is a trick to look like another host.
  return url && forLinks.has(url.protocol) && url.username === '' && url.password === '' ? url.href : undefined;
}

/** The address of a picture: https only. */
export function imageAddress(sent: string | null): string | undefined {
  const url = read(sent);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : undefined;
}

function read(sent: string | null): URL | undefined {
  return sent !== null && URL.canParse(sent) ? new URL(sent) : undefined;
}
