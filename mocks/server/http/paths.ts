import { HttpError } from './httpError.ts';

/** The path of a request as it was sent. A path that would resolve to another one is refused. */
export function pathOf(url = ''): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) throw malformed();
  if (path.split('/').some((part) => /^\.\.?$/.test(decoded(part)))) throw malformed();
  return path;
}

/** A path as the name of a file. */
export function fileAt(path: string): string {
  const parts = path.split('/').map(decoded);
  // oxlint-disable-next-line no-control-regex -- they are what must not pass
  if (parts.some((part) => /[\u0000-\u001f/\\]/.test(part))) throw malformed();
  return parts.join('/');
}

export const isUnder = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

const malformed = () => new HttpError(400, 'The address cannot be read');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw malformed();
  }
}
