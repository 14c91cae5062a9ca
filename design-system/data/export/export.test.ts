import * as fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx } from '#app/lib/sheets/workbook/readXlsx.ts';
import { csvOf, tidyCsvOf } from './csv.ts';
import { fileName } from './file-name.ts';
import { safeText } from './safe.ts';
import type { FileCell, FileSheet } from './sheet.ts';
import { xlsxOf } from './xlsx/xlsx.ts';
import { xmlText } from './xlsx/xml.ts';

const rowsLine = '共 2 行';
const sheet: FileSheet = {
  title: '推广活动明细',
  notes: ['2026-10-21 – 2026-11-19，UTC+8'],
  columns: [
    { title: '推广活动', kind: 'text' },
    { title: '激活', kind: 'count' },
    { title: '激活率', kind: 'percent' },
  ],
  totals: ['合计', 348_816, 0.0704],
  rows: [
    ['品牌词-精确匹配', 151_203, 0.0924],
    ['=HYPERLINK("https://evil.example")', null, -0.0832],
  ],
};

/** A strict RFC 4180 reader, so that files are checked against the standard and not against their own writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.replace(/^\u{FEFF}/u, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

test('the file says what it is, of when, and how much; then exactly what is shown', () => {
  expect(readCsv(csvOf(sheet, rowsLine))).toEqual([
    ['推广活动明细'],
    ['2026-10-21 – 2026-11-19，UTC+8'],
    ['共 2 行'],
    [''],
    ['推广活动', '激活', '激活率'],
    ['合计', '348816', '7.04%'],
    ['品牌词-精确匹配', '151203', '9.24%'],
    [`'=HYPERLINK("https://evil.example")`, '', '-8.32%'],
  ]);
});

test('a file for programs is one head and the rows: no prose, no total, shares as numbers', () => {
  const rows = readCsv(tidyCsvOf({ ...sheet, rows: [...sheet.rows, ['    内层', 3, null]] }));
  expect(rows).toEqual([
    ['推广活动', '激活', '激活率'],
    ['品牌词-精确匹配', '151203', '0.0924'],
    [`'=HYPERLINK("https://evil.example")`, '', '-0.0832'],
    ['内层', '3', ''],
  ]);
  expect(tidyCsvOf(sheet).codePointAt(0)).not.toBe(0xfeff);
});

test('a file for programs counts nothing twice, and has no words among numbers', () => {
  const tree: FileSheet = {
    ...sheet,
    rows: [
      ['巨量引擎', 5, 0.1],
      ['    品牌词', 3, '未到期'],
    ],
    leaves: { columns: [{ title: '渠道', kind: 'text' }, ...sheet.columns], rows: [['巨量引擎', '品牌词', 3, '未到期']] },
  };
  expect(readCsv(tidyCsvOf(tree))).toEqual([
    ['渠道', '推广活动', '激活', '激活率'],
    ['巨量引擎', '品牌词', '3', ''],
  ]);
});

test('it begins with the mark by which Excel knows UTF-8', () => {
  expect(csvOf(sheet, rowsLine).codePointAt(0)).toBe(0xfeff);
});

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1', '＋1', '－1', '＠x', ' =1', '\u200b=1', '\n+cmd'];

test.each(hostile)('%j never begins a formula', (text) => {
  expect(safeText(text)).toBe(`'${text}`);
});

test('what is harmless stays as it is', () => {
  expect(['双 11-预约召回', 'a=b', '1-2', ''].map(safeText)).toEqual(['双 11-预约召回', 'a=b', '1-2', '']);
});

const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostile), fc.double(), fc.constant(null));
const anySheet = fc.record({ title: fc.string({ unit: 'binary' }), rows: fc.array(fc.tuple(cell, cell, cell), { maxLength: 8 }) });

test('any text comes back from a CSV, and none of it as a formula', () => {
  fc.assert(
    fc.property(anySheet, ({ title, rows }) => {
      const read = readCsv(csvOf({ ...sheet, title, rows }, rowsLine)).slice(-rows.length || Infinity);
      expect(read.map((row) => row.map((text) => text))).toEqual(rows.map((row) => row.map((value, index) => written(value, index === 2))));
    }),
  );
});

function written(value: FileCell, isPercent: boolean): string {
  if (value === null || (typeof value === 'number' && !Number.isFinite(value))) return '';
  if (typeof value === 'string') return safeText(value);
  return isPercent ? `${Number((value * 100).toPrecision(12))}%` : String(value === 0 ? 0 : value);
}

const worksheet = (of: FileSheet) => strFromU8(unzipSync(xlsxOf(of, rowsLine))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

test('a workbook keeps figures as figures, with the format of their kind', () => {
  const xml = worksheet(sheet);
  expect(xml).toContain('<c r="B7" s="1"><v>151203</v></c>');
  expect(xml).toContain('<c r="C7" s="3"><v>0.0924</v></c>');
  expect(xml).toContain('<c r="B6" s="7"><v>348816</v></c>');
  expect(xml).toContain('<pane ySplit="5" topLeftCell="A6" activePane="bottomLeft" state="frozen"/>');
});

test('a day is a day that can be calculated with', () => {
  expect(worksheet({ ...sheet, columns: [{ title: '日期', kind: 'day' }], rows: [['2026-11-20'], ['soon']] })).toContain(
    '<c r="A7" s="5"><v>46346</v></c>',
  );
});

test('whatever the text, a workbook is well-formed, holds no formula and no character that XML forbids', () => {
  fc.assert(
    fc.property(anySheet, ({ title, rows }) => {
      const xml = worksheet({ ...sheet, title, rows });
      expect(xml).not.toMatch(/<f[ >]/);
      // oxlint-disable-next-line no-control-regex
      expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
      const text = xml.replaceAll(/<\/?(?:\?xml|worksheet|sheetViews|sheetView|pane|cols|col|sheetData|row|c|v|is|t)\b[^<>]*>/g, '');
      expect(text).not.toMatch(/[<>]/);
      expect(text.replaceAll(/&(?:amp|lt|gt|quot|#13);/g, '')).not.toContain('&');
    }),
  );
});

test.each([
  ['推广活动明细 10-21 – 11-19', '推广活动明细 10-21 – 11-19.xlsx'],
  ['../../etc/passwd', 'etc-passwd.xlsx'],
  ['a/b\\c:d*e?"f"<g>|h', 'a-b-c-d-e-f-g-h.xlsx'],
  ['CON', 'provena-CON.xlsx'],
  ['', 'provena-export.xlsx'],
  ['\u202Egpj.exe', 'gpj.exe.xlsx'],
])('%j is saved as %j', (title, name) => {
  expect(fileName(title, 'xlsx')).toBe(name);
});

test('what looks like an escape of a spreadsheet stays as it was typed', () => {
  expect(xmlText('_x0041_ a_b _xyz_')).toBe('_x005F_x0041_ a_b _xyz_');
});

test('a workbook of ours is read back by our own reader', async () => {
  const bytes = xlsxOf(
    {
      title: '推广活动',
      notes: [],
      columns: [
        { title: '名称', kind: 'text' },
        { title: '窗口', kind: 'count' },
      ],
      rows: [['秋季 & <冬季>', 7]],
    },
    rowsLine,
  );
  const { cells: rows } = await readXlsx(new Blob([bytes]), { rows: 100, columns: 100, unpacked: 1_000_000 });
  expect(rows.slice(-2)).toEqual([
    ['名称', '窗口'],
    ['秋季 & <冬季>', '7'],
  ]);
});
