import type { CellKind } from '../sheet.ts';
import { xmlHead } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Formats of figures as Excel spells them. 3, 4 and 10 are its own; ours begin at 164. */
const formats: Record<CellKind, number> = { text: 0, count: 3, decimal: 4, percent: 10, money: 164, day: 165 };
const kinds: CellKind[] = ['text', 'count', 'decimal', 'percent', 'money', 'day'];

/** Which entry of the style table a cell takes: each kind once plain, once bold. */
export const styleOf = (kind: CellKind, isBold = false): number => kinds.indexOf(kind) + (isBold ? kinds.length : 0);

const entry = (kind: CellKind, font: number) =>
  `<xf numFmtId="${formats[kind]}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;

export function stylesXml(): string {
  return `${xmlHead}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="&quot;¥&quot;#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${kinds.length * 2}">${kinds.map((kind) => entry(kind, 0)).join('')}${kinds.map((kind) => entry(kind, 1)).join('')}</cellXfs></styleSheet>`;
}
