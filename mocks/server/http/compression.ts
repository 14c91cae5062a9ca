import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Types worth compressing; pictures and fonts are compressed already. */
const isText = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;

const compressWith = (bytes: Buffer, quality: number) => compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const isWorthIt = (bytes: Buffer, type: string) => bytes.length > 1024 && isText.test(type);

/** Compresses quickly, for a response that is sent once. Null where compression does not help. */
export const compressOnce = async (bytes: Buffer, type: string): Promise<Buffer | null> =>
  isWorthIt(bytes, type) ? compressWith(bytes, 4) : null;

/** Compresses quickly for the first request and as well as possible for later ones. Null where compression does not help. */
export function createCompressor(bytes: Buffer, type: string): () => Promise<Buffer | null> {
  let compressed: Promise<Buffer | null> | undefined;
  const first = async () => {
    const quick = await compressOnce(bytes, type);
    const best = quick && compressWith(bytes, 11);
    void best?.then(() => (compressed = best));
    return quick;
  };
  return () => (compressed ??= first());
}

/** Whether a browser accepts brotli. A quality of 0 means no. */
export const takesBrotli = (accepted: string | undefined) =>
  (accepted ?? '').split(',').some((part) => /^\s*br\s*(?:;|$)/.test(part) && !/;\s*q=0(?:\.0*)?\s*$/.test(part));
