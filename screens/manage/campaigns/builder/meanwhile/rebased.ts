import type { Values } from '../values.ts';

/** Fields that only mean something together. */
const together: readonly (readonly (keyof Values)[])[] = [
  ['target', 'url', 'deepLink', 'miniVersion'],
  ['macros', 'macrosFor'],
  ['callback', 'events'],
];

/**
 * What was typed, on top of what somebody else has saved meanwhile: what only they have changed is theirs, what the reader has touched stays.
 *
 *     rebased({ before, mine: { ...before, billing: 'CPC' }, theirs: { ...before, clickWindow: '14' } })   { billing: 'CPC', clickWindow: '14', … }
 */
export function rebased({ before, mine, theirs }: Record<'before' | 'mine' | 'theirs', Values>): Values {
  const isTouched = (field: string) => JSON.stringify(Reflect.get(mine, field)) !== JSON.stringify(Reflect.get(before, field));
  const taken = Object.keys(theirs).filter(
    (field) => !(together.find((some) => some.some((one) => one === field)) ?? [field]).some(isTouched),
  );
  const made = { ...mine };
  for (const field of taken) Object.assign(made, { [field]: Reflect.get(theirs, field) });
  return { ...made, revision: theirs.revision };
}
