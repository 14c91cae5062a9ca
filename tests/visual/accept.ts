import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chosenFrom } from './accepted/accept.ts';
import { acceptChosen } from './accepted/acceptChosen.ts';
import { reports } from './compare/folders.ts';
import type { GateRecord } from './compare/record.ts';
import { hashOfInputs } from './stage/build.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { cluster: { type: 'string' } } });
const text = await readFile(join(reports, 'record.json'), 'utf8').catch(() => undefined);
if (!text) fail(['Nothing was shot yet: npm run visual']);
const record: GateRecord = JSON.parse(text);
const wish = { filter: positionals.join(' '), ...(values.cluster && { cluster: values.cluster }) };
const choice = chosenFrom(record, wish, await hashOfInputs());
if ('refusal' in choice) fail(choice.refusal);
const { lines, accepted } = await acceptChosen(choice.findings, record);
console.log(lines.join('\n'));
// A wish that could not be fulfilled at all must not read as done.
process.exitCode = accepted || !choice.findings.length ? 0 : 1;

function fail(lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}
