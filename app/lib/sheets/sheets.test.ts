import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { delimiterOf } from './delimiterOf.ts';
import { parseDelimited } from './parseDelimited.ts';
import { readSheet } from './readSheet.ts';
import { readXlsx } from './workbook/readXlsx.ts';

const limits = { rows: 1000, columns: 1000, unpacked: 1_000_000 };

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
    expect(delimiterOf(text)).toBe(delimiter);
    expect(parseDelimited(text)).toMatchObject({ cells, openQuote: null });
  });
});

test('rows have the numbers that a spreadsheet shows, empty ones counted', async () => {
  expect(parseDelimited('a,b\n\n"x\ny",1\n , \n1,2').rowNumbers).toEqual([1, 3, 5]);
  const rows =
    '<row r="2"><c r="A2"><v>1</v></c></row><row r="3"><c r="A3"/></row><row r="7"><c r="B7"><v>2</v></c></row><row><c><v>3</v></c></row>';
  const bytes = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });
  expect((await readXlsx(new Blob([bytes]), limits)).rowNumbers).toEqual([2, 7, 8]);
});

describe('a workbook', () => {
  test('of other programs has shared and rich texts, gaps and prefixes', async () => {
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
    expect((await readXlsx(new Blob([bytes]), limits)).cells).toEqual([['名', '', 'a中']]);
  });
});

describe('the XML of a workbook', () => {
  const cellsOf = async (rows: string) => {
    const bytes = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`) });
    return (await readXlsx(new Blob([bytes]), { ...limits, unpacked: 10_000_000 })).cells;
  };

  test.each([
    ['an attribute that holds the sign of an end', '<row><c t="str" s="a>b" r="B1"><v>x</v></c></row>', [['', 'x']]],
    ['attributes in single quotes', "<row><c r='C1' t='str'><v>x</v></c></row>", [['', '', 'x']]],
    ['a formula, which is no part of the cell', '<row><c t="str"><f>A1&lt;2</f><v>x</v></c></row>', [['x']]],
    ['escaped and empty texts', '<row><c t="inlineStr"><is><t>a &amp; b</t></is></c><c t="inlineStr"><is><t/></is></c></row>', [['a & b']]],
    ['characters by their number, also those of two units', '<row><c t="str"><v>&#x1F600;&#20013;</v></c></row>', [['😀中']]],
    ['text that is not to be read as XML', '<row><c t="inlineStr"><is><t><![CDATA[a & <b>]]></t></is></c></row>', [['a & <b>']]],
    [
      'letters of all lengths',
      '<row><c t="str"><v>é中😀</v></c><c t="inlineStr"><is><t><![CDATA[中]]></t></is></c></row>',
      [['é中😀', '中']],
    ],
    ['a text that is longer than a piece', `<row><c t="str"><v>${'长'.repeat(30_000)}</v></c></row>`, [['长'.repeat(30_000)]]],
    ['a shared text that does not exist', '<row><c t="s"><v>7</v></c><c><v>1</v></c></row>', [['', '1']]],
    ['cells in another order', '<row><c r="B1"><v>2</v></c><c r="A1"><v>1</v></c></row>', [['1', '2']]],
  ])('may have %s', async (_, rows, cells) => {
    expect(await cellsOf(rows)).toEqual(cells);
  });

  test('may begin with a byte order mark', async () => {
    const sheet = strToU8('\uFEFF<?xml version="1.0"?><worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>');
    expect((await readXlsx(new Blob([zipSync({ 'xl/worksheets/sheet1.xml': sheet })]), limits)).cells).toEqual([['1']]);
  });

  test('is not read where a cell is never closed', async () => {
    await expect(cellsOf('<row><c><v>1</v>')).rejects.toThrow(TypeError);
  });

  test('gives each cell its own text, however many there are', async () => {
    const values = Array.from({ length: 100_000 }, (_, index) => String((index * 7919) % 80_000));
    const rows = Array.from({ length: 1000 }, (_, row) =>
      ['<row>', ...values.slice(row * 100, row * 100 + 100).map((value) => `<c><v>${value}</v></c>`), '</row>'].join(''),
    );
    expect((await cellsOf(rows.join(''))).flat()).toEqual(values);
  });
});

describe('a file', () => {
  test('in GB 18030 is read like one in UTF-8', async () => {
    // 名称 in GB 18030.
    const bytes = new Uint8Array([0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0x61]);
    expect(await readSheet(fileOf('a.csv', bytes))).toMatchObject({ cells: [['名称', 'a']], encoding: 'GBK' });
    expect(await readSheet(fileOf('a.csv', '名称,a'))).toMatchObject({ cells: [['名称', 'a']], encoding: 'UTF-8' });
  });

  test.each([
    ['of another kind', 'a.pdf', 'x', 'type'],
    ['that is no workbook', 'a.xlsx', 'x', 'broken'],
    ['that is a picture under another name', 'a.csv', 'PNG\r\n\0\0\0\rIHDR', 'broken'],
    ['without a cell', 'a.csv', '\n\n', 'empty'],
  ] as const)('%s says so', async (_, name, content, fault) => {
    expect(await readSheet(fileOf(name, content))).toBe(fault);
  });

  test('of Excel’s “Unicode text” is read like one in UTF-8', async () => {
    const text = '\u{FEFF}名称\ta';
    const bytes = new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
    expect(await readSheet(fileOf('a.txt', bytes))).toMatchObject({ cells: [['名称', 'a']], encoding: 'UTF-16' });
  });
});

describe('a file that was not meant well', () => {
  const workbook = (parts: Record<string, string>) =>
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  const sheetOf = (rows: string) => ({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` });

  test('with a quote that is never closed loses no line, and says where', () => {
    const { cells, openQuote } = parseDelimited('a,b\n"x,1\n"y",2\nz,3');
    expect(cells).toEqual([
      ['a', 'b'],
      ['x,1\n"y', '2'],
      ['z', '3'],
    ]);
    expect(openQuote).toBeNull();
    expect(parseDelimited('a,b\nx,"1\ny,2\nz,3')).toMatchObject({
      cells: [
        ['a', 'b'],
        ['x', '"1'],
        ['y', '2'],
        ['z', '3'],
      ],
      openQuote: 2,
    });
  });

  test.each(['a.csv', 'a.xlsx'])('of 300 MB, %s, is refused by its size, before a byte of it is read', async (name) => {
    const fail = () => {
      throw new Error('it was read');
    };
    const unread = Object.defineProperties(fileOf(name, ''), {
      size: { value: 300 * 1024 ** 2 },
      arrayBuffer: { value: fail },
      slice: { value: fail },
      stream: { value: fail },
    });
    expect(await readSheet(unread)).toBe('size');
  });

  test('that unpacks to far more than it weighs is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(3_000_000) });
    expect(bomb.length).toBeLessThan(5_000);
    expect(await readSheet(fileOf('a.xlsx', bomb), { ...limits, bytes: 100_000 })).toBe('unpacked');
  });

  test('that says to unpack to less than it does gives no more than it has said', async () => {
    const bytes = workbook(sheetOf(`<row><c t="inlineStr"><is><t>${'x'.repeat(5000)}</t></is></c></row>`));
    const declared = new DataView(bytes.buffer, bytes.byteOffset);
    // The sizes stand in the local header and in the directory at the end.
    for (let at = 0; at < bytes.length - 4; at++) {
      if (declared.getUint32(at, true) === 0x04_03_4b_50) declared.setUint32(at + 22, 100, true);
      if (declared.getUint32(at, true) === 0x02_01_4b_50) declared.setUint32(at + 24, 100, true);
    }
    await expect(readXlsx(new Blob([bytes]), limits)).rejects.toThrow(/exceeds/);
  });

  test('with more parts than one is measured as a whole', async () => {
    const bytes = workbook({ ...sheetOf('<row/>'), 'xl/sharedStrings.xml': `<sst>${' '.repeat(900)}</sst>` });
    await expect(readXlsx(new Blob([bytes]), { ...limits, unpacked: 500 })).rejects.toThrow(RangeError);
  });

  test('that names a column behind the last one makes no row of millions', async () => {
    const bytes = workbook(sheetOf('<row><c r="A1"><v>1</v></c><c r="ZZZZZ1"><v>2</v></c></row>'));
    expect((await readXlsx(new Blob([bytes]), limits)).cells).toEqual([['1']]);
  });

  test.each(['csv', 'xlsx'])('with 10,000 columns in %s is read as far as wanted, and says how many there were', async (kind) => {
    const names = Array.from({ length: 10_000 }, (_, index) => `n${index}`);
    const file = {
      csv: () => fileOf('a.csv', `${names.join(',')}\n${names.join(',')}`),
      xlsx: () => fileOf('a.xlsx', workbook(sheetOf(`<row>${names.map((name) => `<c t="str"><v>${name}</v></c>`).join('')}</row>`))),
    }[kind];
    const read = await readSheet(file?.() ?? fileOf('', ''), { ...limits, columns: 200, bytes: 1e6 });
    expect(read).toMatchObject({ width: 10_000, cells: expect.arrayContaining([names.slice(0, 200)]) });
  });

  test('with more rows than are taken is refused', async () => {
    expect(await readSheet(fileOf('a.csv', 'a\n1\n2\n3'), { ...limits, bytes: 100, rows: 3 })).toBe('rows');
    expect(await readSheet(fileOf('a.csv', 'a\n1\n2'), { ...limits, bytes: 100, rows: 3 })).toMatchObject({ cells: [['a'], ['1'], ['2']] });
  });

  test('with rows that are never closed is refused before they are held', async () => {
    const rows = '<row><c><v>1</v></c>'.repeat(20_000);
    await expect(readXlsx(new Blob([workbook(sheetOf(rows))]), { ...limits, rows: 1e6, unpacked: 1e7 })).rejects.toThrow(TypeError);
  });

  test('with a tag of megabytes is refused before it is held', async () => {
    const rows = `<row><c t="str" s="${'x'.repeat(3_000_000)}"><v>1</v></c></row>`;
    await expect(readXlsx(new Blob([workbook(sheetOf(rows))]), { ...limits, unpacked: 1e7 })).rejects.toThrow(TypeError);
  });

  test.each([',', '"x"x'])('with a single line of megabytes of %s is refused', async (part) => {
    expect(await readSheet(fileOf('a.csv', part.repeat(9_000_000 / part.length)), { ...limits, bytes: 1e7 })).toBe('broken');
  });

  test('with a quote that stays open for megabytes is read from there as text', async () => {
    const lines = Array.from({ length: 600_000 }, (_, index) => `${index},ok`);
    const read = await readSheet(fileOf('a.csv', `a,b\n1,"2\n${lines.join('\n')}\n`), { ...limits, rows: 1e6, bytes: 1e8 });
    expect(read).toMatchObject({ openQuote: 2, width: 2 });
    expect(read).toHaveProperty('cells.length', 600_002);
  });
});

test('a long text is read like a short one, wherever its pieces end', () => {
  const row = (index: number) => [`${index},\n "x"`, `名${index}`, 'a'.repeat(index % 50)];
  const rows = Array.from({ length: 60_000 }, (_, index) => row(index));
  const text = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');
  expect(text.length).toBeGreaterThan(2 ** 21);
  const rowNumbers = rows.map((_, index) => index + 1);
  expect(parseDelimited(text)).toEqual({ cells: rows, rowNumbers, openQuote: null, width: 3 });
});
