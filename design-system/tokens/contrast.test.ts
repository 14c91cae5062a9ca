import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { pairingOf } from './pairs.ts';
import { readTokens, type Token } from './read.ts';

const tokens = new Map(readTokens().map((token) => [token.name, token]));
const value = (token: Token | undefined, theme: 'light' | 'dark') =>
  (theme === 'dark' ? (token?.dark ?? token?.light) : token?.light) ?? '';

test.each(['light', 'dark'] as const)('every colour keeps its contrast to what it stands on, %s', (theme) => {
  const weak = [...tokens.values()].flatMap((token) => {
    const pairing = pairingOf(token.name);
    return (pairing?.on ?? [])
      .map((ground) => ({ ground, ratio: contrast(value(token, theme), value(tokens.get(ground), theme)) }))
      .filter(({ ratio }) => !(ratio >= (pairing?.least ?? 0)))
      .map(({ ground, ratio }) => `${token.name} on ${ground}: ${ratio.toFixed(2)}, at least ${pairing?.least}`);
  });
  expect(weak).toEqual([]);
});
