import { benchBytes, printBytes } from './bytes.ts';
import { printSuite } from './suite.ts';
import { benchTable, printTable } from './table.ts';

/** `npm run bench -- table` measures only that; without a name everything is measured. */
const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const runs = Number(process.argv.find((word) => word.startsWith('--runs='))?.slice(7) ?? 3);

const benches: Record<string, () => Promise<void>> = {
  suite: async () => printSuite(),
  table: async () => printTable(await benchTable(runs)),
  bytes: async () => printBytes(await benchBytes()),
};

const unknown = asked.filter((name) => !benches[name]);
if (unknown.length) throw new Error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);

for (const [name, bench] of Object.entries(benches)) if (!asked.length || asked.includes(name)) await bench();
