import type { ExportField } from '#app/api/ours/data/export-jobs.ts';
import type { Loss } from '#app/lib/address/losses.ts';
import type { MetricId } from '#app/lib/metrics/catalogue.ts';
import type { ReportFacts } from '#screens/kit/report/index.ts';
import { filterFields } from './filters.ts';
import { selectionParams, type Selection } from './selection.ts';

/** The report of a link, or the first one where this reader cannot open that. */
export const openReport = (openReports: readonly string[], wanted: string) =>
  openReports.find((one) => one === wanted) ?? openReports[0] ?? '';

/** These count ads alone. */
const withoutOrganic = new Set(['asacampaigninfo', 'remarketing', 'IndicatorDetails']);
const facts: ReportFacts = { fields: filterFields, hasColumns: false, hasWindow: false };
const factsWithoutOrganic: ReportFacts = { ...facts, hasNatural: false };

/** What is known of a report, whichever it is: its days, its traffic and what it is narrowed to are read as on its own page. */
export const factsOf = (report: string): ReportFacts => (withoutOrganic.has(report) ? factsWithoutOrganic : facts);

interface Reading {
  openReports: readonly string[];
  /** What the report has and this reader may see; nothing until the service has said so. */
  fields: readonly ExportField[] | undefined;
  /** What has been open to this reader since the page was opened. */
  opened?: ReadonlySet<string>;
}

interface ReadSelection {
  /** With the fields that were lost: they stay where they were chosen, with a lock. */
  selection: Selection;
  /** The fields of the file: without those that were lost. */
  columns: readonly MetricId[];
  /** Those whose right was taken away while the page stood here. */
  lost: readonly MetricId[];
  /** What of the link cannot be opened. */
  losses: readonly Loss[];
}

const nothing: ReadonlySet<string> = new Set();

/** The fields of a report that this reader may have. */
export const openFields = (fields: readonly ExportField[]): string[] =>
  fields.filter(({ withheldBy, isOfOthers }) => withheldBy === null && !isOfOthers).map(({ key }) => key);

/** A selection as a reader may have it: a colleague may have chosen more, or a right was lost since. What is left out is counted, with its cause. */
export function readSelection(values: Selection, { openReports, fields, opened = nothing }: Reading): ReadSelection {
  const report = openReport(openReports, values.report);
  const known = new Map(fields?.map((field) => [field.key, field]));
  const open = new Set(openFields(fields ?? []));
  const isOpen = (column: MetricId) => open.has(column);
  const isLost = (column: MetricId) => opened.has(column) && (known.get(column)?.withheldBy ?? null) !== null;
  const columns = values.columns.filter(isOpen);
  const lost = values.columns.filter(isLost);
  const selection = { ...values, report, columns: values.columns.filter((column) => isOpen(column) || isLost(column)) };
  if (!fields) return { selection, columns, lost, losses: [] };
  const losses: Loss[] = values.report !== '' && values.report !== report ? [{ part: 'report', cause: 'unseen', count: 1 }] : [];
  // What nobody has chosen is missed by nobody, unless it stood there a moment ago.
  if (values.columns === selectionParams.columns.fallback) return { selection, columns, lost, losses };
  const closed = values.columns.filter((column) => !isOpen(column) && !isLost(column));
  const lose = (cause: 'access' | 'platform' | 'report', metrics: readonly MetricId[]) => {
    const flags = [...new Set(metrics.flatMap((metric) => known.get(metric)?.withheldBy ?? []))];
    if (metrics.length > 0) losses.push({ part: 'column', cause, count: metrics.length, metrics, ...(flags.length > 0 && { flags }) });
  };
  const causeOf = (metric: MetricId) => {
    const field = known.get(metric);
    return !field ? 'report' : field.isOfOthers ? 'platform' : 'access';
  };
  for (const cause of ['access', 'platform', 'report'] as const)
    lose(
      cause,
      closed.filter((metric) => causeOf(metric) === cause),
    );
  return { selection, columns, lost, losses };
}
