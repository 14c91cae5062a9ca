import { writeFileSync } from 'node:fs';
import { asciiSubset } from './ascii-subset.ts';

const part = await asciiSubset();
writeFileSync(new URL('inter-ascii.woff2', import.meta.url), part);
console.log(`inter-ascii.woff2: ${part.length} bytes`);
