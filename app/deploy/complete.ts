import { writeFile } from 'node:fs/promises';
import { compressFolder } from './compress.ts';
import { filesName, filesOf } from './files.ts';

/** The last step of `npm run build`: what a server sends compressed is compressed once, here. */
await writeFile(`dist/console/${filesName}`, await filesOf('dist/console'));
const count = await compressFolder('dist/console');
console.log(`dist/console: ${count} files in brotli and gzip, ${filesName}, licences.txt, bom.json, the tracking script`);
