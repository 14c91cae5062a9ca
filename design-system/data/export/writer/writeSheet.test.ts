import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileRows, SheetHead } from '../sheet.ts';
import { rowsPerPart, writeSheet } from './writeSheet.ts';

const head: SheetHead = { title: '激活', notes: [], columns: [{ title: '渠道', kind: 'text' }] };
const rowsLine = '共 1 行';
const rows = [['巨量引擎']];

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['csv', 'text/csv;charset=utf-8', '\u{FEFF}激活\r\n共 1 行\r\n\r\n渠道\r\n巨量引擎\r\n'],
  ['tidy', 'text/csv;charset=utf-8', '渠道\r\n巨量引擎\r\n'],
] as const)('%s is text', async (format, type, text) => {
  const file = await writeSheet({ head, format, rowsLine, count: 1 }, [rows]);
  expect(file.type).toBe(type);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(text);
});

test('a workbook is a zip that says so', async () => {
  const file = await writeSheet({ head, format: 'xlsx', rowsLine, count: 1 }, [rows]);
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(new Uint8Array(await file.arrayBuffer()).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
});

test('rows of a workbook are numbered on through its parts', async () => {
  const file = await writeSheet({ head: { ...head, totals: ['合计'] }, format: 'xlsx', rowsLine, count: 4 }, [
    [['甲'], ['乙']],
    [['丙'], ['丁']],
  ]);
  const xml = strFromU8(unzipSync(new Uint8Array(await file.arrayBuffer()))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const texts = [...xml.matchAll(/r="(A\d+)"[^>]*><is><t[^>]*>([^<]*)</g)].map(([, at, text]) => `${at} ${text}`);
  expect(texts).toEqual(['A1 激活', 'A2 共 1 行', 'A4 渠道', 'A5 合计', 'A6 甲', 'A7 乙', 'A8 丙', 'A9 丁']);
  expect(xml.endsWith('</sheetData></worksheet>')).toBe(true);
});

test('a worksheet that would be too long is told from what else may fail, before a row is asked for', async () => {
  const asked = vi.fn<() => FileRows>();
  const parts = {
    *[Symbol.iterator]() {
      yield asked();
    },
  };
  await expect(writeSheet({ head, format: 'xlsx', rowsLine, count: 1_048_577 }, parts)).rejects.toThrow(RangeError);
  expect(asked).not.toHaveBeenCalled();
});

/** The longest piece that was handed over to the browser, in characters or bytes, and how many there were. */
function watchPieces() {
  const pieces = { count: 0, longest: 0 };
  class Watched extends Blob {
    constructor(parts: BlobPart[], options?: BlobPropertyBag) {
      super(parts, options);
      for (const part of parts) {
        if (part instanceof Blob) continue;
        pieces.count += 1;
        pieces.longest = Math.max(pieces.longest, typeof part === 'string' ? part.length : part.byteLength);
      }
    }
  }
  vi.stubGlobal('Blob', Watched);
  return pieces;
}

const million = 1_000_000;

test.each(['csv', 'tidy'] as const)(
  'a million rows as %s are written part by part, none of which is held while the next is asked for',
  async (format) => {
    const pieces = watchPieces();
    const row = ['推广活动'];
    const part = Array.from({ length: rowsPerPart }, () => row);
    const piecesBefore: number[] = [];
    const parts = function* () {
      for (let from = 0; from < million; from += rowsPerPart) {
        piecesBefore.push(pieces.count);
        yield part;
      }
    };
    const file = await writeSheet({ head, format, rowsLine, count: million }, parts());
    // The head, and then one piece for each part that came before.
    expect(piecesBefore).toEqual(Array.from({ length: million / rowsPerPart }, (_, index) => index + 1));
    expect(pieces.longest).toBeLessThan(rowsPerPart * 10);
    expect(file.size).toBeGreaterThan(million * '推广活动\r\n'.length);
    expect((await file.text()).split('\r\n')).toHaveLength(million + (format === 'csv' ? 5 : 2));
  },
);
