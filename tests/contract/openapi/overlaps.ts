import type { Endpoint } from '#app/api/declare/endpoint.ts';

type Place = Pick<Endpoint, 'path' | 'method' | 'placeholders'>;

/** Whether some address is one of both: a number fills a placeholder of a number only. */
export function overlaps(a: Place, b: Place): boolean {
  const [own, other] = [a.path.split('/'), b.path.split('/')];
  if (a.method !== b.method || a.path === b.path || own.length !== other.length) return false;
  return own.every((part, index) => {
    const facing = other[index] ?? '';
    return part === facing || fills(a, part, facing) || fills(b, facing, part);
  });
}

const fills = ({ placeholders }: Place, part: string, word: string) =>
  part.startsWith('{') && (word.startsWith('{') || placeholders[part.slice(1, -1)]?.json['type'] !== 'integer' || /^\d+$/.test(word));

export const countPlaceholders = (path: string) => path.split('{').length - 1;
