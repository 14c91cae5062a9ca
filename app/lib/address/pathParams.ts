import { createContext, use } from 'react';
import { idParam } from '../urlState.ts';

/** What an address holds in the places that its route names: `{ id: '7' }` for `/manage/releaseAccountList/:id`. */
export type PathParams = Readonly<Record<string, string>>;

/** The guard knows the route; pages below it may only ask. */
export const PathParamsContext = createContext<PathParams>({});

/** The record in the path, by its number. One that is no number is -1, which no record has. */
export function usePathId(name = 'id'): number {
  const text = use(PathParamsContext)[name];
  if (text === undefined) throw new Error(`The route of this page has no :${name}`);
  return idParam.parse(text) ?? -1;
}
