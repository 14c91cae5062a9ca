import type { Screen } from './screen.ts';
import { table } from './table.ts';

const plain = new Map(table.filter(({ path }) => !path.includes(':')).map((screen) => [screen.path, screen]));
const patterns = table
  .filter(({ path }) => path.includes(':'))
  .map((screen) => ({ screen, pattern: new RegExp(`^${screen.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** The screen at an address. */
export function screenAt(pathname: string): Screen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return plain.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.screen;
}

/** Sections whose own address leads to the first of their pages that opens. */
export const sectionOf = (pathname: string): readonly Screen[] => {
  const section = `/${pathname.split('/')[1]}/`;
  return pathname.split('/').filter(Boolean).length === 1 ? table.filter(({ path, menu }) => menu && path.startsWith(section)) : [];
};
