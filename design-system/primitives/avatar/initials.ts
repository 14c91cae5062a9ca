/**
 * The letters that stand for a person.
 *
 *     initialsOf('沈砚秋')         '沈'
 *     initialsOf('Dana Novak')     'DN'
 *     initialsOf('shen@shanhai')   'S'
 */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (/^\p{Script=Han}/u.test(first)) return firstLetter(first);
  return (firstLetter(first) + firstLetter(others.at(-1) ?? '')).toUpperCase();
}

const firstLetter = (word: string) => [...word][0] ?? '';
