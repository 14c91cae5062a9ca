/**
 * Packages empty an element by `innerHTML = ''`, as the one that reads a number field to screen readers does with each change. By the default
 * policy nothing else becomes HTML.
 */
export function allowEmptyHtml() {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (text: string) => {
      if (text !== '') throw new TypeError('HTML that no policy has made');
      return '';
    },
  });
}
