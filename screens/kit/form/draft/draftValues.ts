/** Names that hold a secret in whatever form: a form that forgets to name its secrets stores none of them all the same. */
const secret = /pass(word|phrase|code)|pwd|secret|token|credential|密码|密钥/i;

/**
 * What of a form may be stored: no secrets, at no depth, and nothing that is no plain value (a file).
 *
 *     storedValues({ to: 'a@b.c', again: 'x', password: 'y' }, ['again'])   { to: 'a@b.c' }
 */
export function storedValues(values: object, secrets: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (secrets.includes(name) || secret.test(name)) return [];
      const plain = plainOf(value);
      return plain === undefined ? [] : [[name, plain]];
    }),
  );
}

function plainOf(value: unknown): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (Array.isArray(value)) {
    const all = value.map(plainOf);
    // Half of a list is another list.
    return all.includes(undefined) ? undefined : all;
  }
  return isPlain(value) ? storedValues(value) : undefined;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Of what was stored, what still fits and differs: fields that are known, of the kind that they are now. */
export function matchingFields<Values extends object>(stored: object, known: Values): Partial<Values> {
  const found: Partial<Values> = {};
  for (const name in known) {
    if (!Object.hasOwn(stored, name)) continue;
    const value: unknown = Reflect.get(stored, name);
    // Nothing chosen is null, whatever is chosen then.
    const fits = value === null || known[name] === null || kindOf(value) === kindOf(known[name]);
    if (fits && JSON.stringify(value) !== JSON.stringify(known[name])) Object.assign(found, { [name]: value });
  }
  return found;
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
