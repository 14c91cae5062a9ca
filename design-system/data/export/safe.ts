// What Excel, LibreOffice and others take for the beginning of a formula, full-width forms included.
const formula = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Text that a spreadsheet shows and never calculates. Spaces and invisible characters before a sign count too, since programs drop them.
 *
 *     safeText('=1+1')   '=1+1    (a leading apostrophe)
 */
export function safeText(text: string): string {
  return formula.test(text) || formula.test(text.replace(/^[\s\p{Cf}\p{Cc}]+/u, '')) ? `'${text}` : text;
}
