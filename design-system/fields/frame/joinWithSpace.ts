/**
 * Joins two words, with a space where Chinese meets Latin as in running text.
 *
 *     joinWithSpace('显示', 'Token')     显示 Token
 *     joinWithSpace('显示', '账户密码')   显示账户密码
 */
export function joinWithSpace(before: string, after: string): string {
  const isLatin = /[\u0020-\u024f]/;
  return isLatin.test(before.slice(-1)) || isLatin.test(after.slice(0, 1)) ? `${before} ${after}` : `${before}${after}`;
}
