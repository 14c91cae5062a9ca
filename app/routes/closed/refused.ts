import { useState } from 'react';

/** Travels with the address of a closed page that the reader wants explained. */
export const explained = { isExplained: true } as const;
export const isExplained = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isExplained') === true;

/** The address of the last open page, until the shell unmounts. The reader stays on it when another page is refused. */
export function useLastOpened(address: string, isOpen: boolean): string | null {
  const [last, setLast] = useState<string | null>(null);
  if (isOpen && last !== address) setLast(address);
  return last;
}
