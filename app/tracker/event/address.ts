/** An address without what should not be in one. Done before anything is kept, compared or sent. The page may add secrets of its own. */
export const stripped = (address: string, more: readonly string[] = []): string => {
  // A parameter whose name holds one of these words. A word of the page stands for itself: a sign in it for any sign.
  const secrets = RegExp(['token|passw|pwd|code|secret|auth|mail|session|key|phone', ...more].join('|').replace(/[^\w|]/g, '.'), 'i');
  return (
    address
      // Far longer than what is kept, so that nothing is cut in the middle of what is looked for.
      .slice(0, 4000)
      // `unescape` reads `%74oken` as a receiver would, and never throws.
      .replace(/([?&#;][^?=&#;]*=)[^?&#;]*/g, (whole, name: string) => (secrets.test(unescape(name)) ? `${name}*` : whole))
      // An e-mail address, wherever it stands.
      .replace(/[^/?&#;=]*(@|%40)[^/?&#;=]*/g, '*')
      .slice(0, 2000)
  );
};

/** an id is an integer, or -1. Nothing where the address names none. */
export const idIn = (address: string, name: string): string | null => {
  const found = RegExp(`[?&#]${name}=(-?\\d{1,15}(?![^&#]))?`, 'i').exec(address);
  return found && (found[1] ?? '-1');
};
