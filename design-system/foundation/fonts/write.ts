import { writeFileSync } from 'node:fs';
import { asciiPart } from './ascii-part.ts';

const part = await asciiPart();
writeFileSync(new URL('inter-ascii.woff2', import.meta.url), part);
console.log(`inter-ascii.woff2: ${part.length} bytes`);
