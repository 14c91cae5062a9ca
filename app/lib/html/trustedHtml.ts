/** The part of Trusted Types that is used, which some browsers lack. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): { createHTML: (text: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** Under the policy of the console a parser takes no plain text. The one reader of such text asks here: nothing of it is ever put into a page. */
const policy = globalThis.trustedTypes?.createPolicy('provena-html', { createHTML: (text) => text });

export const trustedHtml = (text: string): string => policy?.createHTML(text) ?? text;
