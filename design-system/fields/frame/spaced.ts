/**
 * Two words with a space between them where Chinese meets Latin, as in running text.
 *
 *     spaced('显示', 'Token')     显示 Token
 *     spaced('显示', '账户密码')   显示账户密码
 */
export function spaced(before: string, after: string): string {
  const isLatin = /[\u0020-\u024f]/;
  return isLatin.test(before.slice(-1)) || isLatin.test(after.slice(0, 1)) ? `${before} ${after}` : `${before}${after}`;
}
