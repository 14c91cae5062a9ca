import './trustedHtml.ts';

/**
 * Packages empty an element by `innerHTML = ''`, as the one that reads a number field to screen readers does with each change. Nothing may
 * become HTML by the default policy but nothing.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text: string) => {
    if (text !== '') throw new TypeError('HTML that no policy has made');
    return '';
  },
});
