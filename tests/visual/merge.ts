import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { coverage } from './cover/coverage.ts';
import { merged } from './portion/merge.ts';
import { reports } from './compare/folders.ts';
import type { GateRecord } from './compare/record.ts';
import { summaryOf } from './compare/summary.ts';
import { writeReport } from './report/write.ts';

/** `npm run visual:merge -- <reports of each share>` makes one report of what several machines have looked at. */
const folders = process.argv.slice(2);
const read = async (folder: string): Promise<GateRecord> => JSON.parse(await readFile(join(folder, 'record.json'), 'utf8'));
const shares = merged(await Promise.all(folders.map(read)));
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
for (const folder of folders)
  for (const side of ['before', 'after', 'difference'])
    await cp(join(folder, side), join(reports, side), { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      // A share in which nothing differs has no such folder.
      if (error.code !== 'ENOENT') throw error;
    });
// Only shares that shot everything have met all rules.
const uncovered = shares.shot === shares.seen ? await coverage(shares.rules ?? []) : [];
const record: GateRecord = { ...shares, complaints: [...(shares.complaints ?? []), ...uncovered] };
await writeReport(record);
console.log(summaryOf(record).join('\n'));
process.exitCode = record.findings.length || record.complaints?.length ? 1 : 0;
