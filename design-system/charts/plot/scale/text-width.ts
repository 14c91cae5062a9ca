/**
 * About how wide a text is at 12 px: a Chinese character is square, Inter's figures are 7.4. Charts reserve room with it
 * before anything is drawn, so it must not need a document; it errs on the wide side.
 */
export function textWidth(text: string, size = 12): number {
  return [...text].reduce((width, character) => width + characterWidth(character), 0) * (size / 12);
}

function characterWidth(character: string): number {
  if (/[\u1100-\u11FF\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFF00-\uFF60]/.test(character)) return 12;
  if (/[MW@%]/.test(character)) return 10.5;
  if (/[A-Z\d+−¥$]/.test(character)) return 7.8;
  return /[.,:;'|ijl ()[\]-]/.test(character) ? 4.6 : 6.9;
}

/** The text, or as much of it as fits and an ellipsis. */
export function cutText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const characters = [...text];
  while (characters.length && textWidth(characters.join('')) + 12 > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
