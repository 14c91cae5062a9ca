import { expect, test } from 'vitest';
import { qrModules } from './qrModules.ts';

const rows = (text: string) => {
  const modules = qrModules(text);
  if (!modules) return null;
  const dark = new Set(modules.runs.flatMap(([x, y, length]) => Array.from({ length }, (_, more) => `${x + more} ${y}`)));
  return { size: modules.size, isDark: (x: number, y: number) => dark.has(`${x} ${y}`) };
};

test('three corners have the square that a scanner looks for, and the edge stays light', () => {
  const code = rows('https://t.provena.example/c/8Kq2p7');
  if (!code) throw new Error('No code');
  const far = code.size - 4 - 7;
  for (const [left, top] of [
    [4, 4],
    [far, 4],
    [4, far],
  ] as const)
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        expect(code.isDark(left + x, top + y)).toBe(ring !== 2);
      }
  for (let at = 0; at < code.size; at++) expect([0, 1, 2, 3].some((edge) => code.isDark(at, edge) || code.isDark(edge, at))).toBe(false);
});

test('a tracking link of 2,048 characters fits, and more than any code holds is null', () => {
  expect(qrModules(`https://t.provena.example/?${'a'.repeat(2021)}`)).not.toBeNull();
  expect(qrModules('a'.repeat(4000))).toBeNull();
});

test('Chinese is written as UTF-8, which makes another code', () => {
  expect(qrModules('秋季')?.runs).not.toEqual(qrModules('春季')?.runs);
});
