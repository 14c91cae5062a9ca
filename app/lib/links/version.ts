/** `xinghai-6.3.0.apk` is version 6.3.0. Nothing where the name says none. */
export const versionIn = (name: string): string | null => /\d+(?:\.\d+)+/.exec(name)?.[0] ?? null;

/** Positive where the first is newer. Missing parts are zero: 6.2 is 6.2.0. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a.split('.').map(Number), b.split('.').map(Number)];
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
