import type { ExportOrder } from '#app/api/exports.ts';
import { rowsQuestion, type Asking } from '../useRows.ts';

/** The question of the table as an order: the same rows in the same order, their columns, days and filters, all pages. */
export function orderOf(report: Asking, file: Pick<ExportOrder, 'name' | 'format' | 'language' | 'withSources'>): ExportOrder {
  const { state, columns } = report;
  const asked = rowsQuestion(report);
  return {
    report: report.name,
    from: asked.from,
    to: asked.to,
    channels: asked.channels ?? null,
    groups: asked.groups ?? null,
    campaigns: asked.campaigns ?? null,
    ads: asked.ads ?? null,
    keywords: asked.keywords ?? null,
    countries: asked.countries ?? null,
    systems: asked.systems ?? null,
    models: asked.models ?? null,
    resolutions: asked.resolutions ?? null,
    languages: asked.languages ?? null,
    networks: asked.networks ?? null,
    carriers: asked.carriers ?? null,
    appVersions: asked.appVersions ?? null,
    without: asked.without ?? null,
    natural: null,
    traffic: asked.traffic ?? null,
    by: [...state.by],
    byDay: state.each === 'day' ? 'day' : 'summary',
    columns: [...columns.shown],
    search: asked.search ?? null,
    limits: asked.limits ?? null,
    sort: asked.sort,
    order: asked.order,
    ...file,
  };
}
