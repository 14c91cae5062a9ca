import type { Theme } from '../plan/picture.ts';

/** A design token whose value is not what it was when a picture was accepted. */
export interface ChangedToken {
  name: string;
  before: string;
  after: string;
}

/** Which tokens of two stylesheets differ in a theme. A token that only one of them has changes nothing by itself. */
export function changedTokens(before: string, after: string, theme: Theme): ChangedToken[] {
  const old = tokensIn(before, theme);
  return [...tokensIn(after, theme)].flatMap(([name, now]) => {
    const was = old.get(name);
    return was === undefined || was === now ? [] : [{ name, before: was, after: now }];
  });
}

/** The custom properties of `tokens.css` in one theme. */
export function tokensIn(stylesheet: string, theme: Theme): Map<string, string> {
  const values = new Map<string, string>();
  const plain = stylesheet.replaceAll(/\/\*[^]*?\*\//g, '');
  // The dark values stand once more in a media query, for people who follow their system.
  for (const [, selector = '', body = ''] of plain.replace(/@media[^{]*prefers-color-scheme[^]*$/, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const isMeant = /:root/.test(selector) || selector.includes(`data-theme='${theme}'`);
    if (!isMeant) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) values.set(name, value.trim());
  }
  return values;
}

/** A colour without transparency: only such a one is seen in a picture as it stands in the stylesheet. */
export const isSolidColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value);
