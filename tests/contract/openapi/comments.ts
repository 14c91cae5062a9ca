/** The comments of declarations as data: `apps.forCallbacks` and `AppLists.all` each with the comment above it in the source. */
export type Comments = ReadonlyMap<string, string>;

const pattern =
  /\/\*\*(?<comment>(?:(?!\*\/).)*)\*\/\s*(?:(?:export )?const (?<constant>\w+)|(?<key>\w+): ?(?:named\('(?<wire>\w+)')?)|^(?:export )?const (?<plain>\w+)/gms;

/** Reads one file. A field is found by its name on the wire, below the constant that holds it. */
export function commentsIn(text: string): Comments {
  const found = new Map<string, string>();
  let constant = '';
  for (const { groups = {} } of text.matchAll(pattern)) {
    const { comment, key, wire, plain } = groups;
    constant = groups['constant'] ?? plain ?? constant;
    const words = inOneLine(comment);
    if (words) found.set(key ? `${constant}.${wire ?? key}` : constant, words);
  }
  return found;
}

const inOneLine = (comment = '') =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trim())
    .filter(Boolean)
    .join(' ')
    .trim();
