import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, chosenFrom, wordsAbout } from './accepted/accept.ts';
import { isWhole } from './accepted/isWhole.ts';
import { baselines, reports } from './compare/folders.ts';
import type { GateRecord } from './compare/record.ts';
import { keepWhole } from './portion/whole.ts';
import { hashOfInputs } from './stage/build.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { cluster: { type: 'string' } } });
const text = await readFile(join(reports, 'record.json'), 'utf8').catch(() => undefined);
if (!text) fail(['Nothing was shot yet: npm run visual']);
const record: GateRecord = JSON.parse(text);
const wish = { filter: positionals.join(' '), ...(values.cluster && { cluster: values.cluster }) };
const choice = chosenFrom(record, wish, await hashOfInputs());
if ('refusal' in choice) fail(choice.refusal);
// Once all of it is accepted, nothing is left to say about any story.
const isAll = isWhole(record) && choice.findings.length === record.findings.length;
const kept = isAll ? await keepWhole() : undefined;
const done = await accept(choice.findings, { reports, baselines });
console.log(wordsAbout(done).join('\n'));
if (kept !== undefined) console.log(kept);
// Whoever asked for pictures of which none could be taken must not read it as done.
process.exitCode = done.failed === choice.findings.length ? 1 : 0;

function fail(lines: string[]): never {
  console.error(lines.join('\n'));
  process.exit(1);
}
