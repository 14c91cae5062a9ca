export interface CodePart {
  text: string;
  kind: 'text' | 'string' | 'comment' | 'call';
}

/** A text in quotes, a comment to the end of the line, a name that is called. An address has its slashes behind a colon, and is no comment. */
const told = /(?<string>"[^"]*"|'[^']*'|`[^`]*`)|(?<comment>(?<=^|\s)\/\/.*)|(?<call>[\w$]+(?=\())/g;

/** What stands out in a line of code, in whatever language it is: as much as one sees at a glance, not what a compiler knows. */
export function partsOfLine(line: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  const add = (text: string, kind: CodePart['kind']) => text && parts.push({ text, kind });
  for (const { index, 0: text, groups } of line.matchAll(told)) {
    add(line.slice(end, index), 'text');
    add(text, groups?.['string'] ? 'string' : groups?.['comment'] ? 'comment' : 'call');
    end = index + text.length;
  }
  add(line.slice(end), 'text');
  return parts;
}
