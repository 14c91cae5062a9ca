import { expect, test } from 'vitest';
import type { FileSheet } from '../sheet.ts';
import { writeSheet } from './writeSheet.ts';

const sheet: FileSheet = { title: '激活', notes: [], columns: [{ title: '渠道', kind: 'text' }], rows: [['巨量引擎']] };
const rowsLine = '共 1 行';

test.each([
  ['csv', 'text/csv;charset=utf-8', '\u{FEFF}激活\r\n共 1 行\r\n\r\n渠道\r\n巨量引擎\r\n'],
  ['tidy', 'text/csv;charset=utf-8', '渠道\r\n巨量引擎\r\n'],
] as const)('%s is text', async (format, type, text) => {
  const file = await writeSheet({ sheet, format, rowsLine });
  expect(file.type).toBe(type);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(text);
});

test('a workbook is a zip that says so', async () => {
  const file = await writeSheet({ sheet, format: 'xlsx', rowsLine });
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(new Uint8Array(await file.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
});

test('a worksheet that would be too long is told from what else may fail', async () => {
  const rows = Array.from({ length: 1_048_577 }, () => []);
  await expect(writeSheet({ sheet: { ...sheet, rows }, format: 'xlsx', rowsLine })).rejects.toThrow(RangeError);
});
