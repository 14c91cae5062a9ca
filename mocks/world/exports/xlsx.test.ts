import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { worksheet, xlsxOf } from './xlsx.ts';

const columns = Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, title: `列 ${index}`, kind: 'count' as const }));

test('a million rows with many columns come in parts, for as one text they are longer than a text may be', () => {
  const row = columns.map((_, index) => 1_000_000 + index);
  const rows = Array.from({ length: 1_000_000 }, () => row);
  let [length, longest] = [0, 0];
  for (const part of worksheet({ title: '', notes: [], columns, rows })) {
    length += part.length;
    longest = Math.max(longest, part.length);
  }
  // The longest text of V8.
  expect(length).toBeGreaterThan(2 ** 29 - 24 - 2 ** 27);
  expect(longest).toBeLessThan(5_000_000);
});

test('parts join to one table: every row has its number, above them the notes and the head', () => {
  const rows = Array.from({ length: 4_500 }, (_, index) => columns.map(() => index));
  const parts = unzipSync(xlsxOf({ title: 'x', notes: ['note'], columns, rows }));
  const text = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect([...text.matchAll(/<row r="(\d+)">/g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 4_502 }, (_, index) => index + 1),
  );
  expect(text).toContain('<c r="L4502" s="1"><v>4499</v></c>');
  expect(text.endsWith('</sheetData></worksheet>')).toBe(true);
});
