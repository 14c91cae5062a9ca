/** A parameter whose name holds one of these words, or of those that the page adds. */
export const secretNames = (more: readonly string[] = []) =>
  // A word of the page stands for itself: a sign in it for any sign.
  new RegExp(['token|passw|pwd|code|secret|auth|mail|session|key|phone', ...more].join('|').replace(/[^\w|]/g, '.'), 'i');

/** An address without what should not be in one. Done before anything is kept, compared or sent. */
export const stripped = (address: string, secrets: RegExp): string =>
  address
    // Far longer than what is kept, so that nothing is cut in the middle of what is looked for.
    .slice(0, 4000)
    // `unescape` reads `%74oken` as a receiver would, and never throws.
    .replace(/([?&#;][^?=&#;]*=)[^?&#;]*/g, (whole, name: string) => (secrets.test(unescape(name)) ? `${name}*` : whole))
    // An e-mail address, wherever it stands.
    .replace(/[^/?&#;=]*(@|%40)[^/?&#;=]*/g, '*')
    .slice(0, 2000);

/** an id is an integer, or -1. The one before where the address names none. */
export const idIn = (address: string, name: string, before: string): string => {
  const found = new RegExp(`[?&#]${name}=([^&#]*)`, 'i').exec(address)?.[1];
  return found === undefined ? before : /^-?\d{1,15}$/.test(found) ? `${+found}` : '-1';
};
