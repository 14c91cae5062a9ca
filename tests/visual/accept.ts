import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, chosenFrom, wordsAbout } from './accepted/accept.ts';
import { baselines, reports } from './compare/folders.ts';
import type { GateRecord } from './compare/record.ts';
import { keepWhole } from './portion/whole.ts';
import { hashOfInputs } from './stage/build.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { cluster: { type: 'string' } } });
const text = await readFile(join(reports, 'record.json'), 'utf8').catch(() => undefined);
if (!text) fail(['Nothing was shot yet: npm run visual']);
const record: GateRecord = JSON.parse(text);
const wish = { filter: positionals.join(' '), ...(values.cluster && { cluster: values.cluster }) };
const inputs = await hashOfInputs();
const choice = chosenFrom(record, wish, inputs);
if ('refusal' in choice) fail(choice.refusal);
const done = await accept(choice.findings, { reports, baselines });
console.log(wordsAbout(done).join('\n'));
const message = await keepWhole(record, inputs);
if (message) console.log(message);
// Whoever asked for pictures of which none could be taken must not read it as done.
process.exitCode = done.failed === choice.findings.length ? 1 : 0;

function fail(lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}
