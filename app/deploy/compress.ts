import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const squeeze = { br: promisify(brotliCompress), gz: promisify(gzip) };
const text = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt']);

/** Below this a packet holds the file anyway. */
const least = 1024;

/** Writes beside each text of a folder its forms in brotli and gzip, as well compressed as can be. Returns how many files have them. */
export async function compressFolder(root: string): Promise<number> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const files = entries
    .filter((entry) => entry.isFile() && text.has(extname(entry.name)))
    .map(({ parentPath, name }) => join(parentPath, name));
  const done = await Promise.all(files.map(compressFile));
  return done.filter(Boolean).length;
}

export async function compressFile(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < least) return false;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([squeeze.br(bytes, { params }), squeeze.gz(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
  return true;
}
