const base = 'https://provena.invalid';

/**
 * Where a sign-in may lead back to: a page of this console and nothing else. Absolute addresses, `//host`, backslashes, control characters
 * and whatever hides one of them behind percent signs lead nowhere.
 */
export function returnPath(asked: string | null, isPage: (path: string) => boolean): string | null {
  if (asked === null || !isInside(asked)) return null;
  const { origin, pathname, search, hash } = new URL(asked, base);
  if (origin !== base || !isPage(pathname)) return null;
  return `${pathname}${search}${hash}`;
}

function isInside(asked: string): boolean {
  let words = asked;
  // Three layers of encoding are two more than any link of ours has.
  for (let layer = 0; layer < 3; layer++) {
    // oxlint-disable-next-line no-control-regex -- they are what must not pass
    if (!/^\/(?![/\\])/.test(words) || /[\\\u0000-\u001f\u007f]/.test(words) || /^\/+\.*\/+/.test(words)) return false;
    const next = decoded(words);
    if (next === null) return false;
    if (next === words) break;
    words = next;
  }
  return true;
}

function decoded(words: string): string | null {
  try {
    return decodeURIComponent(words);
  } catch {
    return null;
  }
}
