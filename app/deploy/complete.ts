import { compressFolder } from './compress.ts';

/** The last step of `npm run build`: what a server sends compressed is compressed once, here. */
const count = await compressFolder('dist/console');
console.log(`dist/console: ${count} files in brotli and gzip, licences.txt, bom.json, the tracking script`);
