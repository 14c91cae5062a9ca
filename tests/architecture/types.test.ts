import { expect, test } from 'vitest';
import { files, lineOf, place, walk, type Node, type SourceFile } from './source.ts';

/** Only a file whose text holds the sign is worth a walk through its tree. */
const found = (sign: RegExp, matches: (node: Node, file: SourceFile) => boolean) =>
  files
    .filter(({ lines }) => lines.some((line) => sign.test(line)))
    .flatMap((file) => [...walk(file.program)].filter((node) => matches(node, file)).map((node) => place(file, node)));

test('nothing is any', () => {
  expect(found(/\bany\b/, ({ type }) => type === 'TSAnyKeyword')).toEqual([]);
});

test('nothing is asserted to be there', () => {
  expect(found(/[\w)\]'"`!]!/, ({ type }) => type === 'TSNonNullExpression')).toEqual([]);
});

test('a cast is `as const`, or says in a comment why the type cannot', () => {
  expect(found(/\bas\b/, (node, file) => node.type === 'TSAsExpression' && !isConst(node) && !hasReason(file, node))).toEqual([]);
});

function isConst({ typeAnnotation }: Node): boolean {
  return JSON.stringify(typeAnnotation).includes('"name":"const"');
}

/** A comment on the line of the cast, or on one of the two above. */
function hasReason(file: SourceFile, node: Node): boolean {
  const line = lineOf(file, node.end - 1);
  return file.lines.slice(Math.max(0, line - 3), line).some((text) => /\/\/|\*\//.test(text.replace(/'[^']*'/g, '')));
}
