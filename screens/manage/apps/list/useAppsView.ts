import type { TableView } from '#design-system';
import { useSearchParams } from '#app/lib/router.ts';
import { narrowingIn } from './narrowing.ts';

type Change = Partial<Record<'search' | 'platform' | 'state' | 'frequent' | 'sort', string | null>>;

/** What of the apps is shown and in which order. All of it stands in the address. */
export function useAppsView() {
  const [address, setAddress] = useSearchParams();
  const change = (next: Change) =>
    setAddress(
      (now) => {
        const changed = new URLSearchParams(now);
        for (const [name, value] of Object.entries(next)) {
          if (value) changed.set(name, value);
          else changed.delete(name);
        }
        return changed;
      },
      { replace: true },
    );
  const narrowing = narrowingIn(address);
  const table: TableView = { sort: sortIn(address.get('sort')) };
  return {
    narrowing,
    isNarrowed: Boolean(narrowing.search || narrowing.platform || narrowing.state || narrowing.isFrequentOnly),
    clear: () => change({ search: null, platform: null, state: null, frequent: null }),
    change,
    table,
    setTable: ({ sort: [first] = [] }: TableView) => change({ sort: first ? `${first.isDescending ? '-' : ''}${first.column}` : null }),
  };
}

export type AppsView = ReturnType<typeof useAppsView>;

/** `name`, or `-name` from the end. */
function sortIn(text: string | null) {
  if (!text) return [];
  const isDescending = text.startsWith('-');
  return [{ column: isDescending ? text.slice(1) : text, isDescending }];
}
