import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contract } from '#app/api/contract.ts';
import manifest from '../../package.json' with { type: 'json' };
import { componentsOf } from './openapi/components.ts';
import { openApi } from './openapi/openApi.ts';
import { stubFiles } from './stub/stub.ts';

const { values } = parseArgs({ options: { stub: { type: 'string' } } });

const { stub } = values;
if (stub === undefined) {
  const folder = new URL('../../reports/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  const document = openApi(contract, manifest.version, await componentsOf());
  writeFileSync(new URL('openapi.json', folder), `${JSON.stringify(document, null, 1)}\n`);
  const ours = contract.filter(({ endpoint }) => endpoint.isOurs).length;
  console.log(`reports/openapi.json: ${contract.length} calls, ${ours} of them ours`);
} else {
  mkdirSync(stub, { recursive: true });
  const files = Object.entries(stubFiles(contract));
  for (const [name, text] of files) writeFileSync(join(stub, name), text);
  console.log(`${stub}: ${files.map(([name]) => name).join(', ')}. Begin with its README.md`);
}
