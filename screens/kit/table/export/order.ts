import type { ExportOrder } from '#app/api/exports/exports.ts';
import type { Report } from '#screens/kit/view/index.ts';

/** What is on screen as an order: the same rows, columns, days and filters, all pages. */
export function orderOf(
  { name: report, scope, state, columns }: Report,
  { name, format }: Pick<ExportOrder, 'name' | 'format'>,
): ExportOrder {
  return {
    report,
    from: scope.from,
    to: scope.to,
    channels: scope.channels ?? null,
    groups: scope.groups ?? null,
    campaigns: scope.campaigns ?? null,
    ads: scope.ads ?? null,
    keywords: scope.keywords ?? null,
    countries: scope.countries ?? null,
    systems: scope.systems ?? null,
    models: scope.models ?? null,
    without: scope.without ?? null,
    natural: null,
    by: [...state.by],
    byDay: state.each === 'day' ? 'day' : 'summary',
    columns: [...columns.shown],
    format,
    name,
    withSources: true,
  };
}
