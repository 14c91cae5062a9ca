/** A field that may be named in what is pasted: by its name here, or as the network calls it in either language. */
export interface PastedField {
  name: string;
  labels: readonly string[];
  isOptional?: boolean;
}

/** What was found for one account, by the names of the fields. */
export type PastedAccount = Readonly<Record<string, string>>;

const folded = (text: string) => text.toLowerCase().replaceAll(/[\s_*-]/g, '');

const fieldCalled = (fields: readonly PastedField[], label: string) =>
  fields.find(({ name, labels }) => [name, ...labels].some((one) => folded(one) === folded(label)))?.name;

/**
 * Reads accounts from a block of text: lines of `label: value`, where a label that comes again begins the next account, or a table with tabs
 * or commas, with or without a head. What it cannot read is left out.
 *
 *     parsePasted('Client ID: 104\nClient Secret: s3', fields)   [{ clientId: '104', clientSecret: 's3' }]
 *     parsePasted('海外\t104\ts3\n召回\t105\ts4', fields)         two accounts, by the order of the fields
 *     parsePasted('104\ts3', fields)                             one account without an alias
 */
export function parsePasted(text: string, fields: readonly PastedField[]): PastedAccount[] {
  const lines = inOneLine(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => pairIn(line, fields));
  if (pairs.some((pair) => pair !== undefined)) return accountsIn(pairs);
  const rows = lines.map((line) => line.split(line.includes('\t') ? '\t' : /[,，]/).map((cell) => cell.trim()));
  const head = rows[0]?.map((cell) => fieldCalled(fields, cell)) ?? [];
  const hasHead = head.length > 1 && head.every((name) => name !== undefined);
  const names = fields.map(({ name }) => name);
  const credentials = fields.filter(({ name }) => name !== 'alias');
  const needed = credentials.filter(({ isOptional = false }) => !isOptional).length;
  return rows.slice(hasHead ? 1 : 0).flatMap((cells) => {
    if (cells.length < 2) return [];
    // Without its alias every value would move into the field before its own, and a password into one that is shown.
    const columns = hasHead ? head : cells.length === needed ? credentials.map(({ name }) => name) : names;
    return [
      Object.fromEntries(cells.flatMap((cell, index) => (columns[index] === undefined || cell === '' ? [] : [[columns[index], cell]]))),
    ];
  });
}

/** Stands for the end of a line inside of a key. */
const lineEnd = '\f';

/** A key in PEM is one value of many lines, and may begin below its label. */
const inOneLine = (text: string) =>
  text
    .replaceAll(/([:：=])[ \t]*\r?\n(?=-----BEGIN )/g, '$1 ')
    .replaceAll(/-----BEGIN [\s\S]*?-----END [^-]*-----/g, (key) => key.replaceAll(/\r?\n/g, lineEnd));

type Pair = readonly [name: string, value: string];

function pairIn(line: string, fields: readonly PastedField[]): Pair | undefined {
  const [, label = '', value = ''] = /^([^:：=\t]+)[:：=\t]\s*(.*)$/.exec(line) ?? [];
  const name = fieldCalled(fields, label);
  return name === undefined || fieldCalled(fields, value.split('\t')[0] ?? '') !== undefined
    ? undefined
    : [name, value.trim().replaceAll(lineEnd, '\n')];
}

function accountsIn(pairs: readonly (Pair | undefined)[]): PastedAccount[] {
  const accounts: Record<string, string>[] = [{}];
  for (const pair of pairs) {
    if (!pair) continue;
    const [name, value] = pair;
    if (Object.hasOwn(accounts.at(-1) ?? {}, name)) accounts.push({});
    const last = accounts.at(-1);
    if (last) last[name] = value;
  }
  return accounts;
}
