import { expect, test } from 'vitest';
import { files, lineOf, place, walk, type Node, type SourceFile } from './source.ts';

const found = (matches: (node: Node, file: SourceFile) => boolean) =>
  files.flatMap((file) => [...walk(file.program)].filter((node) => matches(node, file)).map((node) => place(file, node)));

test('nothing is any', () => {
  expect(found(({ type }) => type === 'TSAnyKeyword')).toEqual([]);
});

test('nothing is asserted to be there', () => {
  expect(found(({ type }) => type === 'TSNonNullExpression')).toEqual([]);
});

test('a cast is `as const`, or says in a comment why the type cannot', () => {
  expect(found((node, file) => node.type === 'TSAsExpression' && !isConst(node) && !hasReason(file, node))).toEqual([]);
});

function isConst({ typeAnnotation }: Node): boolean {
  return JSON.stringify(typeAnnotation).includes('"name":"const"');
}

/** A comment on the line of the cast, or on one of the two above. */
function hasReason(file: SourceFile, node: Node): boolean {
  const line = lineOf(file, node.end - 1);
  return file.lines.slice(Math.max(0, line - 3), line).some((text) => /\/\/|\*\//.test(text.replace(/'[^']*'/g, '')));
}
