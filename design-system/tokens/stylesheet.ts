import { isRole, readTokens, type Token } from './read.ts';

/** `tokens.css`, made from `tokens.json` by `npm run tokens`; a test keeps the two together. */
export function stylesheet(): string {
  const tokens = readTokens().filter(isRole);
  const fixed = tokens.filter((token) => token.dark === undefined);
  const themed = tokens.filter((token) => token.dark !== undefined);
  const dark = declarations(themed, (token) => token.dark ?? token.light);
  return `/* Made by \`npm run tokens\` from tokens.json. Do not edit. */
:root {
${declarations(fixed, (token) => token.light)}
}

:root,
[data-theme='light'] {
  color-scheme: light;
${declarations(themed, (token) => token.light)}
}

/* Paper is white, whatever the screen is. */
@media screen {
  [data-theme='dark'] {
    color-scheme: dark;
${dark.replaceAll(/^/gm, '  ')}
  }
}

@media screen and (prefers-color-scheme: dark) {
  [data-theme='system'] {
    color-scheme: dark;
${dark.replaceAll(/^/gm, '  ')}
  }
}
`;
}

const declarations = (tokens: Token[], value: (token: Token) => string) =>
  tokens.map((token) => `  --${token.name}: ${value(token)};`).join('\n');
