import type { PathParams } from '../lib/address/pathParams.ts';
import type { Screen } from './screen.ts';
import { table } from './table.ts';

const plain = new Map(table.filter(({ path }) => !path.includes(':')).map((screen) => [screen.path, screen]));
const patterns = table
  .filter(({ path }) => path.includes(':'))
  .map((screen) => ({ screen, pattern: new RegExp(`^${screen.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }));

const withoutLastSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);

/** The screen at an address. */
export function screenAt(pathname: string): Screen | undefined {
  const path = withoutLastSlash(pathname);
  return plain.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.screen;
}

/** What the address holds in the places that the route of its screen names, as it was typed. */
export function pathParamsAt(pathname: string): PathParams {
  const path = withoutLastSlash(pathname);
  if (plain.has(path)) return nothing;
  for (const { pattern } of patterns) {
    const found = pattern.exec(path);
    if (found) return { ...found.groups };
  }
  return nothing;
}

const nothing: PathParams = {};

/** Sections whose own address leads to the first of their pages that opens. */
export const sectionOf = (pathname: string): readonly Screen[] => {
  const section = `/${pathname.split('/')[1]}/`;
  return pathname.split('/').filter(Boolean).length === 1 ? table.filter(({ path, menu }) => menu && path.startsWith(section)) : [];
};
