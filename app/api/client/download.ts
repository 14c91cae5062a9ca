/** How a download ended, by the numbers of the specification: 1 downloaded, -1 nothing to download, -2 only a part of it. */
export type Download = { code: 1 | -2; name: string; file: Blob } | { code: -1 };

/** By R-224: 204 brings nothing, 206 a part. */
export const downloadCode = (status: number) => (status === 204 ? -1 : status === 206 ? -2 : 1);

/** Whether an answer calls itself a file, or says that there is nothing to download. */
export const isFile = ({ headers, status }: Response): boolean =>
  status === 204 || headers.has('content-disposition') || /csv|octet|sheet|excel|zip/i.test(headers.get('content-type') ?? '');

/** Whether a page came in place of the file: a proxy answers its sign-in page with 200. A file that is a page says so by its name. */
export async function isWebPage(file: Blob, name: string): Promise<boolean> {
  if (/\.x?html?$/i.test(name)) return false;
  if (/^(text\/html|application\/xhtml)/i.test(file.type)) return true;
  return /^\s*<(!doctype html|html)/i.test(await file.slice(0, 200).text());
}

const otherwise = 'download';

/** The file's name in a `content-disposition` header: plain, quoted, or encoded as RFC 5987 has it. Never a path. */
export function fileName(disposition: string | null): string {
  const extended = /filename\*\s*=\s*([\w-]+)'[\w-]*'([^;\s]+)/i.exec(disposition ?? '');
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '');
  const plain = /filename\s*=\s*([^;"\s][^;]*)/i.exec(disposition ?? '');
  const name = decoded(extended) ?? escaped(quoted?.[1]?.replaceAll(/\\(.)/g, '$1')) ?? escaped(plain?.[1]?.trim()) ?? '';
  return safe(name) || otherwise;
}

function decoded(found: RegExpExecArray | null): string | undefined {
  const [, charset = '', words = ''] = found ?? [];
  if (!words) return undefined;
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(words);
    const bytes = [...words.matchAll(/%([\da-f]{2})|(.)/gi)].map(([, hex, letter]) =>
      hex ? Number.parseInt(hex, 16) : (letter ?? '').charCodeAt(0),
    );
    return new TextDecoder(charset).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** Some services write percent signs into the plain form, too. */
function escaped(name: string | undefined): string | undefined {
  if (!name?.includes('%')) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

const longest = 200;

/** Without folders, control characters, what turns the direction of writing, and what Windows forbids. A name of dots alone is none. */
function safe(name: string): string {
  const bare = (name.split(/[\\/]/).at(-1) ?? '')
    // oxlint-disable-next-line no-control-regex -- they are what must not pass
    .replaceAll(/[\u0000-\u001f\u007f-\u009f<>:"|?*\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]/gu, '')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const ending = /\.\w{1,8}$/.exec(bare)?.[0] ?? '';
  return bare.length > longest ? bare.slice(0, longest - ending.length).replace(/[\ud800-\udbff]$/, '') + ending : bare;
}
