import { useQueryClient } from '@tanstack/react-query';
import { useWords, type TableView } from '#design-system';
import { columns as calls } from '#app/api/campaigns/columns.ts';
import { isMetric } from '#app/lib/metrics/catalogue.ts';
import { useStored } from '#app/session/useStored.ts';
import { useSignedIn } from '#app/session/SessionProvider.tsx';
import { useAct } from '#screens/kit/acts/index.ts';
import { lookOf, readLook } from '#screens/kit/saved/index.ts';
import type { Report } from '#screens/kit/report/view/index.ts';
import { canCompare, sortOf } from '../useRows.ts';
import { tableWords } from '../words.ts';

/** What is compared stands first, with its change beside it. */
function ordered(report: Report): string[] {
  const { columns, state } = report;
  if (!canCompare(report)) return [...columns.shown];
  const others = columns.shown.filter((id) => id !== state.chart);
  return [...columns.shown.filter((id) => id === state.chart), 'previous', 'difference', 'change', 'part', ...others];
}

/** Columns and their order are of the account, widths and pins of this browser, the sorting of the address. */
export function useTableView(report: Report): { view: TableView; onViewChange: (view: TableView) => void } {
  const t = useWords(tableWords);
  const cache = useQueryClient();
  const { account } = useSignedIn();
  const { app, name, state, set, columns } = report;
  const [look, keepLook] = useStored(`columns.${account?.id ?? 0}.${name}`, readLook);
  const choose = useAct({ call: calls.choose(), failed: () => t.saveColumns });
  const sort = sortOf(report);
  const shown = ordered(report);
  const view: TableView = { ...look, columns: ['key', 'day', 'channel', ...shown], sort: [sort] };
  const onViewChange = (next: TableView) => {
    const [first] = next.sort ?? [];
    const chosen = next.columns?.filter(isMetric) ?? columns.shown;
    // The press that takes a sorting away leads back to how the report stands by itself.
    const isOther = first ? first.column !== sort.column || first.isDescending !== sort.isDescending : state.sort !== null;
    if (isOther) set({ sort: first ?? null });
    if (chosen.join() !== shown.filter(isMetric).join() && chosen.length) {
      if (state.columns) return set({ columns: chosen });
      // Shown at once; the account hears of it, and what it then answers is what stands.
      cache.setQueryData(calls.chosen({ app: app.id, x: name }).queryKey, [...chosen]);
      void choose.run({ app: app.id, x: name, columns: [...chosen] });
    }
    const { widths, pins } = lookOf(next);
    keepLook({ ...(widths && { widths }), ...(pins && { pins }) });
  };
  return { view, onViewChange };
}
