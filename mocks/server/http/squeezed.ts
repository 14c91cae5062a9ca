import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Types that are smaller when they are squeezed; pictures and fonts already are. */
const isText = /^(?:text\/|image\/svg|application\/(?:json|manifest))/;

const squeeze = (bytes: Buffer, quality: number) => compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
const isWorthIt = (bytes: Buffer, type: string) => bytes.length > 1024 && isText.test(type);

/** The bytes squeezed quickly, for what is sent once; nothing where that makes no sense. */
export const squeezedOnce = async (bytes: Buffer, type: string): Promise<Buffer | null> =>
  isWorthIt(bytes, type) ? squeeze(bytes, 4) : null;

/** The bytes squeezed quickly for who asks first, and as well as can be for all who ask later; nothing where that makes no sense. */
export function squeezer(bytes: Buffer, type: string): () => Promise<Buffer | null> {
  let squeezed: Promise<Buffer | null> | undefined;
  const first = async () => {
    const quick = await squeezedOnce(bytes, type);
    const best = quick && squeeze(bytes, 11);
    void best?.then(() => (squeezed = best));
    return quick;
  };
  return () => (squeezed ??= first());
}

/** Whether a browser takes brotli. A quality of 0 is a refusal. */
export const takesBrotli = (accepted: string | undefined) =>
  (accepted ?? '').split(',').some((part) => /^\s*br\s*(?:;|$)/.test(part) && !/;\s*q=0(?:\.0*)?\s*$/.test(part));
