interface Rebasing<Values extends object> {
  before: Values;
  mine: Values;
  theirs: Values;
  /** Fields that only mean something together. */
  together?: readonly (readonly (keyof Values)[])[];
}

/**
 * What was typed, on top of what somebody else has saved meanwhile: what only they have changed is theirs, what the reader has touched stays.
 *
 *     rebased({ before, mine: { ...before, billing: 'CPC' }, theirs: { ...before, clickWindow: '14' } })   { billing: 'CPC', clickWindow: '14', … }
 */
export function rebased<Values extends { revision: number | null }>({ before, mine, theirs, together = [] }: Rebasing<Values>): Values {
  const isTouched = (field: PropertyKey) => JSON.stringify(Reflect.get(mine, field)) !== JSON.stringify(Reflect.get(before, field));
  const taken = Object.keys(theirs).filter(
    (field) => !(together.find((some) => some.some((one) => one === field)) ?? [field]).some(isTouched),
  );
  const made = { ...mine };
  for (const field of taken) Object.assign(made, { [field]: Reflect.get(theirs, field) });
  return { ...made, revision: theirs.revision };
}
