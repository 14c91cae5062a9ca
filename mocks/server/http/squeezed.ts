import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Types that are smaller when they are squeezed; pictures and fonts already are. */
const isText = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;

/** The bytes squeezed, once for each file that is asked for; nothing where that makes no sense. */
export function squeezer(bytes: Buffer, type: string): () => Promise<Buffer | null> {
  let squeezed: Promise<Buffer | null> | undefined;
  return () => {
    squeezed ??= bytes.length > 1024 && isText.test(type) ? compress(bytes, options) : Promise.resolve(null);
    return squeezed;
  };
}

/** Whether a browser takes brotli. A quality of 0 is a refusal. */
export const takesBrotli = (accepted: string | undefined) =>
  (accepted ?? '').split(',').some((part) => /^\s*br\s*(?:;|$)/.test(part) && !/;\s*q=0(?:\.0*)?\s*$/.test(part));
