/** What was typed and not saved when a session ended, by person and form. In memory only: it is gone with the window. */
const kept = new Map<string, unknown>();

const keyOf = (account: number, form: string) => `${account} ${form}`;

export const drafts = {
  keep: (account: number, form: string, values: unknown) => void kept.set(keyOf(account, form), values),
  find: (account: number, form: string): unknown => kept.get(keyOf(account, form)),
  drop: (account: number, form: string) => void kept.delete(keyOf(account, form)),
};

/** Of what was kept, what still fits: fields that are known, of the kind that they are now. */
export function fitting<Values extends object>(values: unknown, known: Values): Partial<Values> {
  if (typeof values !== 'object' || values === null) return {};
  const found: Partial<Values> = {};
  for (const name in known) {
    if (!Object.hasOwn(values, name)) continue;
    const value: unknown = Reflect.get(values, name);
    // Nothing chosen is null, whatever is chosen then.
    const fits = value === null || known[name] === null || typeof value === typeof known[name];
    if (fits && value !== known[name]) Object.assign(found, { [name]: value });
  }
  return found;
}
