import { expect, test } from 'vitest';
import { editOf } from './edit.ts';

const first = () => 0;

test.each([
  ['a number', 'export const size = 3;', 'export const size = 4;'],
  ['a switch', 'export const is = { open: true };', 'export const is = { open: false };'],
  ['words', "export const words = ['设备', 'x'];", "export const words = ['设备×', 'x'];"],
  ['a comparison', 'export const is = (a: string) => a === b;', 'export const is = (a: string) => a !== b;'],
  ['a length', 'export const A = styled.p`margin: 4px ${x} 2px`;', 'export const A = styled.p`margin: 5px ${x} 2px`;'],
])('changes %s', (_, before, after) => {
  expect(editOf('a.ts', before, first)?.text).toBe(after);
});

test('names, types and addresses of imports stay', () => {
  const text = "import { a } from './a b.ts';\nexport type A = 'x y' | 3;\nexport const key = a['name'];";
  expect(editOf('a.ts', text, first)).toBeUndefined();
});

test('tells the line that changes', () => {
  expect(editOf('a.ts', "export const a = 'x';\n\nexport const b = 3;", first)).toMatchObject({ path: 'a.ts', line: 3 });
});
