// Names of secrets, whole ones and not parts of others: `productCode`, `keyword`, `author` and `preset` are none.
/** With which a name ends, as `reset_token=X` or `user[password]=X`, and after which a secret stands in a path, as `/reset/token/X`. */
const words = 'token|passwo?r?d|secret|jwt|otp|verify|confirm|invite|(_|\\b)reset';
const ends = 'mail|(_|\\b)phone|session(_?id)?|signature';
const names = 'pass|pwd|auth|(auth|api|access)?[-_]?(code|key)|mobile|\\w*sid|sig|ticket|samlresponse';

/** An address without what should not be in one. Done before anything is stored or sent. The page may name more secrets. */
export const stripped = (address: string, more?: readonly string[]): string => {
  const secret = RegExp(`((^|[/?&#;=])([^/?&#;=]*((${words})]?[=/]|(${ends})]?=)|(${names}|${more?.join('|')})=))[^&#]*`, 'gi');
  // Reads every character a bounded number of times, whatever the address is made of.
  const clean = (text: string, depth: number): string => {
    const shown = text.replace(secret, '$1*').replace(/[^/?&#;=]+/g, (piece) => (piece.includes('@') ? '*' : piece));
    // What was encoded, even three times, is looked at as a receiver would read it; if something is found there, that is what stays.
    const bare = shown.replace(/%[2-7]\w/g, unescape);
    const deeper = depth ? clean(bare, depth - 1) : bare;
    return deeper === bare ? shown : deeper;
  };
  // Far longer than what is stored, so that nothing is cut in the middle of what is looked for.
  return clean(address.slice(0, 4000), 3).slice(0, 2000);
};

/** an id is an integer, or -1. Nothing where the address names none. */
export const idIn = (address: string, name: string): string | null => {
  const found = RegExp(`[?&#]${name}=(-?\\d{1,15}(?![^&#]))?`, 'i').exec(address);
  return found && (found[1] || '-1');
};
