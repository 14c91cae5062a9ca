import { mkdirSync, writeFileSync } from 'node:fs';
import { contract } from '#app/api/contract.ts';
import { openApi } from '#app/api/openapi.ts';
import manifest from '../../package.json' with { type: 'json' };

const folder = new URL('../../reports/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('openapi.json', folder), `${JSON.stringify(openApi(contract, manifest.version), null, 2)}\n`);
const ours = contract.filter(({ endpoint }) => endpoint.isOurs).length;
console.log(`reports/openapi.json: ${contract.length} calls, ${ours} of them ours`);
