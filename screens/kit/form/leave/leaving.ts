/** What an address is, as far as it matters here. */
interface Place {
  pathname: string;
  search: string;
}

/** Another app is another form on every page about one. */
const always = ['app'];

/** Whether the form is gone at the next address. What else stands in it (a filter, an open menu) leaves the form where it is. */
export function isLeft(from: Place, to: Place, leavesWith: readonly string[]): boolean {
  if (from.pathname !== to.pathname) return true;
  const [before, after] = [new URLSearchParams(from.search), new URLSearchParams(to.search)];
  return [...always, ...leavesWith].some((name) => before.get(name) !== after.get(name));
}

/** For the way on after what was typed has been saved: nothing is asked. */
export const afterSave = { state: { isSaved: true } } as const;

export const isSaved = (state: unknown) => typeof state === 'object' && state !== null && 'isSaved' in state && state.isSaved === true;
