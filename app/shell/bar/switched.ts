import type { Screen } from '../../routes/screen.ts';

/** What of an analysis means the same in another app. Its campaigns, and rows that were picked, do not. */
const shared = ['v', 't', 'by', 's', 'm', 'c', 'each', 'n', 'traffic', 'form'] as const;

/** The address of the same question in another app: its period, comparison, grouping, sorting and columns. */
export function switched(search: URLSearchParams, app: number): URLSearchParams {
  const next = new URLSearchParams({ app: String(app) });
  for (const name of shared) {
    const value = search.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}

/** The list of what the address names, if that is one record of the app that is left: another app has no record of this id. */
export const listOfRecord = ({ list, params = [] }: Pick<Screen, 'list' | 'params'>, search: URLSearchParams): string | undefined =>
  params.some((name) => search.has(name)) ? list : undefined;

/** Travels with the address, so that a page that the new app lacks gives way to one that it has. */
export const afterSwitch = { isSwitched: true } as const;
export const isAfterSwitch = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isSwitched') === true;
