import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { xlsxOf } from '../export/xlsx/xlsx.ts';
import { parseDelimited } from './delimited.ts';
import { readSheet } from './readSheet.ts';
import { readXlsx } from './readXlsx.ts';

const fileOf = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name);

describe('a pasted table', () => {
  test.each([
    [
      'is split at tabs',
      'a\tb\n1\t2',
      'tab',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'is split at commas',
      'a,b\r\n1,2\r\n',
      'comma',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'is split at semicolons',
      'a;b\n1,5;2',
      'semicolon',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'keeps commas between tabs',
      'a\tb\n1,5\t2',
      'tab',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'keeps what stands in quotes',
      'a,b\n"x, ""y""\nz",2',
      'comma',
      [
        ['a', 'b'],
        ['x, "y"\nz', '2'],
      ],
    ],
    [
      'has no empty lines',
      'a,b\n\n , \n1,2',
      'comma',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['loses its byte order mark', '\u{FEFF}a,b', 'comma', [['a', 'b']]],
    ['may have a quote in the middle', 'a,5" disk', 'comma', [['a', '5" disk']]],
  ] as const)('%s', (_, text, delimiter, cells) => {
    expect(parseDelimited(text)).toEqual({ delimiter, cells });
  });
});

describe('a workbook', () => {
  test('of our own export is read back', () => {
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
      () => '1',
    );
    const rows = readXlsx(bytes);
    expect(rows.slice(-2)).toEqual([
      ['名称', '窗口'],
      ['秋季 & <冬季>', '7'],
    ]);
  });

  test('of other programs has shared and rich texts, gaps and prefixes', () => {
    const part = (xml: string) => strToU8(`<?xml version="1.0"?>${xml}`);
    const bytes = zipSync({
      'xl/workbook.xml': part('<x:workbook><x:sheets><x:sheet name="A" sheetId="1" r:id="rId3"/></x:sheets></x:workbook>'),
      'xl/_rels/workbook.xml.rels': part('<Relationships><Relationship Id="rId3" Target="worksheets/sheet9.xml"/></Relationships>'),
      'xl/sharedStrings.xml': part(
        '<x:sst><x:si><x:t>名</x:t></x:si><x:si><x:r><x:t>a</x:t></x:r><x:r><x:t>&#x4E2D;</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>',
      ),
      'xl/worksheets/sheet9.xml': part(
        '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="C1" t="s"><x:v>1</x:v></x:c></x:row><x:row r="2"><x:c r="A2"/></x:row></x:sheetData></x:worksheet>',
      ),
    });
    expect(readXlsx(bytes)).toEqual([['名', '', 'a中']]);
  });
});

describe('a file', () => {
  test('in GB 18030 is read like one in UTF-8', async () => {
    // 名称 in GB 18030.
    const bytes = new Uint8Array([0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0x61]);
    expect(await readSheet(fileOf('a.csv', bytes))).toEqual({ cells: [['名称', 'a']] });
    expect(await readSheet(fileOf('a.csv', '名称,a'))).toEqual({ cells: [['名称', 'a']] });
  });

  test.each([
    ['of another kind', 'a.pdf', 'x', 'type'],
    ['that is no workbook', 'a.xlsx', 'x', 'broken'],
    ['without a cell', 'a.csv', '\n\n', 'empty'],
  ] as const)('%s says so', async (_, name, content, fault) => {
    expect(await readSheet(fileOf(name, content))).toBe(fault);
  });
});
