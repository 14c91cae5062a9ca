import { migrations } from './migrations.ts';

/** The version of the addresses that this console writes, `v=2`. An address without one is of version 1. */
export const linkVersion = 2;

/** The app alone says nothing that could change its meaning, so the address of a page as it begins needs no version. */
const isSilent = (name: string) => name === 'app' || name === 'v';

/** The address with the version of this console, where it says more than its page and its app. */
export function withVersion(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  if ([...next.keys()].every(isSilent)) next.delete('v');
  else next.set('v', String(linkVersion));
  return next;
}

/** Of what is no version, nothing is known: it is read as the first. */
export function versionOf(address: URLSearchParams): number {
  const text = address.get('v') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

interface OpenedLink {
  address: URLSearchParams;
  /** Whether it stands otherwise than it came, so that the page has to be opened at the new address. */
  isChanged: boolean;
  /** Made by a newer console: what this one does not know of is left out. */
  isNewer: boolean;
}

/** A link of any version as this console writes it: one step for each version in between. Never throws. */
export function openLink(path: string, given: URLSearchParams): OpenedLink {
  const from = versionOf(given);
  let address = given;
  for (let version = from; version < linkVersion; version++) address = migrations[version]?.(path, address) ?? address;
  const isChanged = address.toString() !== given.toString();
  return { address: isChanged ? withVersion(address) : given, isChanged, isNewer: from > linkVersion };
}

/** A link that leaves the console always says its version, also where it says nothing else. */
export function sentLink(href: string): string {
  const link = new URL(href);
  link.searchParams.set('v', String(linkVersion));
  return link.href;
}
