/** `https://www.xinghai.example/x`: whole, of a host with a domain, and without a space inside. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  if (/\s/.test(address) || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  return /[^.]\.[^.]/.test(new URL(address).hostname);
}
