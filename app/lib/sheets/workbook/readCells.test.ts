import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readCells } from './readCells.ts';

const limits = { rows: 100_000, columns: 1000 };

/** As it comes out of a file: piece by piece. */
const streamOf = (...pieces: Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet><sheetData>';
const bytesOf = (rows: string, before = head) => strToU8(`${before}${rows}</sheetData></worksheet>`);
const cellsOf = async (rows: string, before?: string) => (await readCells(streamOf(bytesOf(rows, before)), ['名', 'b'], limits)).cells;

const usual = [
  '<row r="1" spans="1:4"><c r="A1" s="6" t="inlineStr"><is><t xml:space="preserve">日期</t></is></c><c r="C1" t="s"><v>0</v></c></row>',
  '<row r="2"><c r="A2"><v>1</v></c><c r="B2" s="1"/><c r="D2" t="str"><v>a &amp; &#20013; > b</v></c></row>\n',
  '<row r="3" ht="12.8"><c r="A3" t="s"><v>1</v></c><c r="AB3"><v>2.5</v></c></row>',
  '<row r="4"/><row r="5"><c><f>A1</f><v>3</v></c><c t="inlineStr"><is><r><t>x</t></r><r><t>y</t></r></is></c><c r="C5"><v>4</v></c></row>',
  '<row r="6"><c r="A6"><f t="shared" ref="A6:A9" si="0">B1&lt;2</f><v>5</v></c><c r="B6"><f t="shared" si="0"/><v>6</v></c></row>',
].join('');
const expected = [
  ['日期', '', '名'],
  ['1', '', '', 'a & 中 > b'],
  ['b', ...Array.from({ length: 26 }, () => ''), '2.5'],
  ['3', 'xy', '4'],
  ['5', '6'],
];

describe('cells that are written as usual', () => {
  test('are read as the parser reads them', async () => {
    expect(await cellsOf(usual)).toEqual(expected);
    // Behind a comment all is left to the parser.
    expect(await cellsOf(usual, `${head}<!-- made by hand -->`)).toEqual(expected);
  });

  test.each([
    ['a comment', '<!-- <c r="B1"><v>2</v></c></row><row><c r="A2"><v>3</v></c> -->'],
    ['a long comment', `<!--${'<c r="B1"><v>2</v></c>'.repeat(5000)}-->`],
    ['an instruction', '<?x <c r="B1"><v>2</v></c> ?>'],
  ])('are none within %s', async (_, hidden) => {
    const rows = `<row r="1"><c r="A1"><v>1</v></c>${hidden}</row><row r="2"><c r="A2"><v>4</v></c></row>`;
    expect(await cellsOf(rows)).toEqual([['1'], ['4']]);
  });

  test('are a text where they are not to be read as XML', async () => {
    const text = '<c r="B1"><v>2</v></c>';
    expect(await cellsOf(`<row r="1"><c r="A1" t="inlineStr"><is><t><![CDATA[${text}]]></t></is></c></row>`)).toEqual([[text]]);
  });

  test('are read the same wherever their pieces end', async () => {
    const hidden = '<row r="7"><c r="A7"><v>6</v></c><!--<c r="B7"><v>7</v></c><c r="D7"><v>7</v></c>--><c r="C7"><v>8</v></c></row>';
    const bytes = bytesOf(usual + hidden);
    for (let at = 1; at < bytes.length; at++) {
      const { cells, width } = await readCells(streamOf(bytes.slice(0, at), bytes.slice(at)), ['名', 'b'], limits);
      expect({ cells, width }, `cut at ${at}`).toEqual({ cells: [...expected, ['6', '', '8']], width: 28 });
    }
  });

  test('are no way around what the parser refuses', async () => {
    await expect(cellsOf('<row r="1"><c r="A1"><v>1</v></is></c></row>')).rejects.toThrow(TypeError);
    await expect(cellsOf('<row r="1"><c r="A1"><v>1</v></c>')).rejects.toThrow(TypeError);
    // An attribute without an end, which must not hold what follows.
    await expect(cellsOf(`<row r="1"><c r="A1"><v>1</v></c><x a="${'<c r="A1"><v>1</v></c>x</c>'.repeat(20_000)}`)).rejects.toThrow(
      TypeError,
    );
  });
});
