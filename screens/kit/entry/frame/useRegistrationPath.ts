import { useWords } from '#design-system';
import type { EntryStop } from './EntryPath.tsx';
import { words } from './words.ts';

const order = ['register', 'activate', 'complete', 'integrate', 'install'] as const;
type StopName = (typeof order)[number];

/** The way from a registration to the first install, seen from one of its stops. Four of five: what is far ahead, or long done, is left out. */
export function useRegistrationPath(at: 'register' | 'activate' | 'complete', isBroken = false): readonly EntryStop[] {
  const t = useWords(words);
  const here = order.indexOf(at);
  const stateOf = (name: StopName): EntryStop['state'] => {
    const index = order.indexOf(name);
    if (index < here) return 'passed';
    if (index > here) return 'ahead';
    return isBroken ? 'broken' : 'here';
  };
  const leftOut: StopName = at === 'complete' ? 'install' : 'complete';
  return order.filter((name) => name !== leftOut).map((name) => ({ title: t[name], detail: t[`${name}Detail`], state: stateOf(name) }));
}
